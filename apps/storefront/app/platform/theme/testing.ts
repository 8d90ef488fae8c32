import { modeRgb, useMode as register, wcagContrast } from 'culori/fn'
import type { Tokens } from './palette.ts'

register(modeRgb)

/** Every pair of colours the interface puts together, with the contrast it promises. */
const PROMISES: [string, string[], number][] = [
  ['text', ['bg', 'surface', 'surface2', 'primary-soft', 'secondary-soft'], 7],
  ['text2', ['bg', 'surface', 'surface2', 'surface3'], 4.5],
  ['text3', ['bg', 'surface', 'surface2', 'surface3'], 4.5],
  ['control', ['bg', 'surface', 'surface2'], 3],
  ['focus', ['bg', 'surface', 'surface2'], 3],
  ...['primary', 'secondary'].flatMap((name): [string, string[], number][] => [
    [`${name}-text`, ['bg', 'surface', 'surface2', `${name}-soft`, `${name}-soft-hover`], 4.5],
    [`on-${name}`, [name, `${name}-hover`, `${name}-press`], 4.5],
  ]),
  ...['success', 'warning', 'danger', 'info'].flatMap((name): [string, string[], number][] => [
    [name, ['bg', 'surface', 'surface2', `${name}-soft`], 4.5],
    [`on-${name}`, [name], 4.5],
  ]),
]

/** The promises a palette breaks, in words; a palette without any may be shown. */
export function contrastFaults(tokens: Tokens): string[] {
  const faults = PROMISES.flatMap(([ink, grounds, ratio]) =>
    grounds.flatMap((ground) => fault(tokens, ink, ground, ratio)),
  )
  for (const name of ['primary', 'secondary']) {
    const edge = tokens[`${name}-edge`] === 'transparent' ? name : `${name}-edge`
    for (const ground of ['bg', 'surface']) faults.push(...fault(tokens, edge, ground, 3))
  }
  return faults
}

function fault(tokens: Tokens, ink: string, ground: string, ratio: number): string[] {
  const [one, other] = [tokens[ink], tokens[ground]]
  if (!one || !other) return [`${ink} on ${ground}: missing`]
  const contrast = wcagContrast(one, other)
  return contrast < ratio - 1e-6 ? [`${ink} on ${ground}: ${contrast.toFixed(2)} < ${ratio}`] : []
}
