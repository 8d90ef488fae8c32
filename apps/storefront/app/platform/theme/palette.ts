import {
  clampChroma,
  formatHex,
  modeLrgb,
  modeOklab,
  modeOklch,
  modeRgb,
  parse,
  useMode as register,
  wcagContrast,
} from 'culori/fn'

register(modeRgb)
register(modeLrgb)
register(modeOklab)
const toOklch = register(modeOklch)

export type Mode = 'light' | 'dark'
export type Tokens = Record<string, string>
type Oklch = { l: number; c: number; h: number }

const FALLBACK = '#1f1f1f'
const STATUS_HUES = {
  success: [150, 0.15],
  warning: [75, 0.15],
  danger: [27, 0.19],
  info: [250, 0.14],
} as const

/**
 * Two brand colours become every colour of the interface. Hue stays the brand's; lightness walks until
 * WCAG contrast holds, so that any two colours give a readable page. `contrastFaults` checks the result.
 */
export function palette(primary: string, secondary: string): Record<Mode, Tokens> {
  const brand = { primary: brandColour(primary), secondary: brandColour(secondary) }
  return { light: tokensFor(brand, 'light'), dark: tokensFor(brand, 'dark') }
}

function tokensFor(brand: { primary: Oklch; secondary: Oklch }, mode: Mode): Tokens {
  const light = mode === 'light'
  const away = light ? -1 : 1
  const neutrals = neutralsFor(brand, light)
  const { bg, surface, surface2, surface3, grey } = neutrals
  const grounds = [bg, surface, surface2]

  const tokens: Tokens = {
    bg,
    surface,
    surface2,
    surface3,
    text: light ? hex({ ...grey, l: 0.21, c: grey.c * 1.6 }) : hex({ ...grey, l: 0.965 }),
    text2: walk(
      { ...grey, l: light ? 0.52 : 0.7, c: grey.c * 1.6 },
      [...grounds, surface3],
      4.6,
      away,
    ),
    text3: walk(
      { ...grey, l: light ? 0.6 : 0.62, c: grey.c * 1.6 },
      [...grounds, surface3],
      4.5,
      away,
    ),
    line: light
      ? hex({ ...grey, l: 0.905, c: grey.c * 1.2 })
      : hex({ ...grey, l: 0.32, c: grey.c * 1.4 }),
    control: walk({ ...grey, l: light ? 0.72 : 0.5, c: grey.c * 1.6 }, grounds, 3, away),
    focus: walk(
      {
        ...brand.primary,
        l: light ? Math.min(brand.primary.l, 0.55) : Math.max(brand.primary.l, 0.72),
      },
      grounds,
      3,
      away,
    ),
  }
  for (const [name, colour] of Object.entries(brand))
    Object.assign(tokens, brandTokens(name, colour, grounds, mode))
  for (const [name, [h, c]] of Object.entries(STATUS_HUES))
    Object.assign(tokens, statusTokens(name, { h, c }, grounds, light))
  return tokens
}

/** Greys take a hint of warm or cool from the brand, never its hue: a red brand must not make a pink page. */
function neutralsFor({ primary, secondary }: { primary: Oklch; secondary: Oklch }, light: boolean) {
  const hue = primary.c > 0.02 ? primary.h : secondary.c > 0.02 ? secondary.h : 75
  const grey = { l: 0, c: primary.c > 0.02 ? 0.004 : 0.002, h: hue > 150 && hue < 330 ? 255 : 75 }
  const tone = (l: number, share: number) => hex({ ...grey, l, c: grey.c * share })
  return light
    ? {
        grey,
        bg: tone(0.985, 0.8),
        surface: '#ffffff',
        surface2: tone(0.962, 1),
        surface3: tone(0.93, 1.2),
      }
    : {
        grey,
        bg: tone(0.165, 1.4),
        surface: tone(0.205, 1.4),
        surface2: tone(0.245, 1.4),
        surface3: tone(0.29, 1.4),
      }
}

function brandTokens(name: string, colour: Oklch, grounds: string[], mode: Mode): Tokens {
  const light = mode === 'light'
  const { l, c, h } = colour
  const soft = light
    ? hex({ l: 0.955, c: Math.min(c * 0.28, 0.045), h })
    : hex({ l: 0.27, c: Math.min(c * 0.45, 0.06), h })
  const softHover = light
    ? hex({ l: 0.925, c: Math.min(c * 0.38, 0.06), h })
    : hex({ l: 0.31, c: Math.min(c * 0.5, 0.07), h })
  const text = walk(
    { l: light ? Math.min(l, 0.6) : Math.max(l, 0.68), c: Math.min(c, light ? 0.2 : 0.16), h },
    [...grounds, soft, softHover],
    4.5,
    light ? -1 : 1,
  )
  return {
    ...fillTokens(name, colour, grounds.slice(0, 2), mode),
    [`${name}-soft`]: soft,
    [`${name}-soft-hover`]: softHover,
    [`${name}-text`]: text,
  }
}

/** A filled button: the brand's colour as it is, its label, its hover and press, and an edge where it would melt into the page. */
function fillTokens(name: string, colour: Oklch, grounds: string[], mode: Mode): Tokens {
  const fill = fillOf(colour, mode)
  const on = labelOn(fill, colour.h)
  const { l } = oklch(fill)
  const step = on === '#ffffff' ? -1 : 1
  const moved = (distance: number) => {
    const candidate = hex({ ...colour, l: clamp(l + step * distance, 0.05, 0.97) })
    return wcagContrast(on, candidate) >= 4.5 ? candidate : fill
  }
  const stands = grounds.every((ground) => wcagContrast(fill, ground) >= 3)
  return {
    [name]: fill,
    [`on-${name}`]: on,
    [`${name}-hover`]: moved(0.045),
    [`${name}-press`]: moved(0.09),
    [`${name}-edge`]: stands
      ? 'transparent'
      : walk(
          { l, c: Math.min(colour.c, 0.12), h: colour.h },
          grounds,
          3,
          mode === 'light' ? -1 : 1,
        ),
  }
}

/** White labels look right on vivid fills: worth darkening the fill a little, but never bending the brand. */
function fillOf({ l, c, h }: Oklch, mode: Mode): string {
  if (mode === 'dark') {
    const lifted = l < 0.55 ? 0.62 : Math.min(l, 0.86)
    return hex({ l: lifted, c: Math.min(c, 0.19), h })
  }
  const lightness = l > 0.93 && c < 0.04 ? 0.3 : l
  for (let darker = 0; darker <= 0.06; darker += 0.005) {
    const candidate = hex({ l: lightness - darker, c, h })
    if (wcagContrast('#ffffff', candidate) >= 4.5) return candidate
  }
  return hex({ l: lightness, c, h })
}

function statusTokens(
  name: string,
  { h, c }: { h: number; c: number },
  grounds: string[],
  light: boolean,
): Tokens {
  const soft = light ? hex({ l: 0.955, c: c * 0.24, h }) : hex({ l: 0.27, c: c * 0.35, h })
  const colour = walk({ l: light ? 0.58 : 0.72, c, h }, [...grounds, soft], 4.5, light ? -1 : 1)
  return { [name]: colour, [`on-${name}`]: labelOn(colour, h), [`${name}-soft`]: soft }
}

function labelOn(fill: string, h: number): string {
  const inks = ['#ffffff', hex({ l: 0.18, c: 0.02, h }), '#000000']
  return inks.find((ink) => wcagContrast(ink, fill) >= 4.5) ?? '#000000'
}

/** Moves lightness away from the grounds until the ratio holds on all of them. */
function walk({ l, c, h }: Oklch, grounds: string[], ratio: number, direction: 1 | -1): string {
  for (let lightness = l; lightness >= 0 && lightness <= 1; lightness += direction * 0.005) {
    const candidate = hex({ l: lightness, c, h })
    if (grounds.every((ground) => wcagContrast(candidate, ground) >= ratio)) return candidate
  }
  return direction < 0 ? '#000000' : '#ffffff'
}

function brandColour(value: string): Oklch {
  return oklch(parse(value) ? value : FALLBACK)
}

function oklch(value: string): Oklch {
  const colour = toOklch(parse(value) ?? parse(FALLBACK))
  return { l: colour?.l ?? 0.2, c: colour?.c ?? 0, h: colour?.h ?? 60 }
}

const hex = ({ l, c, h }: Oklch) => formatHex(clampChroma({ mode: 'oklch', l, c, h }, 'oklch'))
const clamp = (value: number, low: number, high: number) => Math.min(high, Math.max(low, value))
