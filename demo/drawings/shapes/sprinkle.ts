type Oval = { x: number; y: number; across: number; along: number }

type Grain = (x: number, y: number, turn: number) => string

const GOLDEN_ANGLE = 2.39996

/** Grains strewn evenly over an oval, the same on every run: each turns on by the golden angle. */
export function sprinkle(count: number, { x, y, across, along }: Oval, grain: Grain): string {
  const grains = Array.from({ length: count }, (_, nth) => {
    const reach = Math.sqrt((nth + 0.5) / count)
    const angle = nth * GOLDEN_ANGLE
    const left = x + across * reach * Math.cos(angle)
    const top = y + along * reach * Math.sin(angle)
    return grain(tenth(left), tenth(top), (nth * 67) % 180)
  })
  return grains.join('')
}

/** A longish grain lying any way round: rice, sesame, a chopped herb. */
export const grainOf =
  (colour: string, halfLength: number, halfWidth: number): Grain =>
  (x, y, turn) =>
    `<ellipse cx="${x}" cy="${y}" rx="${halfLength}" ry="${halfWidth}" fill="${colour}" transform="rotate(${turn} ${x} ${y})"/>`

const tenth = (value: number) => Math.round(value * 10) / 10
