import { grainOf, sprinkle } from './sprinkle.ts'

const SAMOSAS = [
  [64, 52, 0],
  [36, 88, -6],
  [92, 90, 6],
]

/** Small things from the fryer, and what comes with them. */
export const BITE_DRAWINGS = {
  samosa: SAMOSAS.map(
    ([x, y, turn]) => `<g transform="translate(${x} ${y}) rotate(${turn})">
      <path d="M-4-36c3-4 7-4 9 0l30 56c3 6 0 11-6 11-20 4-40 4-58 0-6 0-9-5-6-11z" fill="#8f4a0d"/>
      <path d="M-4-40c3-4 7-4 9 0l30 56c3 6 0 11-6 11-20 4-40 4-58 0-6 0-9-5-6-11z" fill="#e0983a"/>
      <path d="M3-42 35 16c3 6 0 11-6 11-8 2-16 2-24 2 8-18 8-48-2-71z" fill="#c97a22"/>
      <path d="M-22 10C-16-6-10-20-2-31" fill="none" stroke="#fbd48a" stroke-width="5" stroke-linecap="round"/>
      ${sprinkle(12, { x: -2, y: 8, across: 20, along: 14 }, grainOf('#a8611c', 2.2, 1.4))}
      ${sprinkle(7, { x: -6, y: 8, across: 15, along: 14 }, grainOf('#f6c06a', 2.4, 1.4))}</g>`,
  ).join(''),

  kibbeh: `
    ${[
      [40, 72, -14],
      [88, 72, 12],
      [64, 50, -4],
      [34, 98, 6],
      [94, 100, -8],
      [63, 96, 4],
    ]
      .map(
        ([x, y, turn]) => `<g transform="translate(${x} ${y}) rotate(${turn})">
          <path d="M-32 4c10-2 14-17 32-17S22 2 32 4C22 6 18 20 0 20S-22 6-32 4z" fill="#4a2210"/><path d="M-32 0c10-2 14-17 32-17S22-2 32 0C22 2 18 16 0 16S-22 2-32 0z" fill="#b06a30"/>
          <path d="M-13-7c6-5 17-6 25-2" fill="none" stroke="#e3a968" stroke-width="5" stroke-linecap="round"/>
          ${sprinkle(15, { x: 0, y: 1, across: 18, along: 9 }, grainOf('#8a4c1f', 2.2, 1.3))}${sprinkle(8, { x: 2, y: -1, across: 15, along: 8 }, grainOf('#d39a5c', 2, 1.2))}</g>`,
      )
      .join('')}`,

  'meat-morsels': `
    ${sprinkle(9, { x: 64, y: 64, across: 46, along: 26 }, (x, y, turn) => `<g transform="translate(${x} ${y}) rotate(${turn / 4 - 20})"><rect x="-13" y="-8" width="27" height="19" rx="7" fill="#5a2a14"/><rect x="-13" y="-10" width="27" height="17" rx="7" fill="#98552f"/><path d="M-7-5h11" stroke="#c98a5c" stroke-width="4" stroke-linecap="round"/></g>`)}
    ${sprinkle(12, { x: 76, y: 58, across: 44, along: 24 }, grainOf('#f6dfa6', 5, 2.6))}
    ${sprinkle(10, { x: 52, y: 70, across: 42, along: 22 }, grainOf('#4c9a3b', 4.4, 2))}`,

  'sausage-slices': sprinkle(
    9,
    { x: 64, y: 64, across: 50, along: 32 },
    (
      x,
      y,
    ) => `<g transform="translate(${x} ${y})"><ellipse cy="2" rx="12" ry="9" fill="#701c10"/><ellipse rx="12" ry="8.500" fill="#b13a22"/>
      <ellipse rx="9" ry="6" fill="#cf5636"/><path d="M-5-1h3M2-3h3M0 3h3" stroke="#f4b08c" stroke-width="1.800" stroke-linecap="round"/></g>`,
  ),

  'dip-cup': `
    <path d="M10 56h108l-12 46c-3 10-10 14-20 14H42c-10 0-17-4-20-14z" fill="#f4efe6"/><path d="M92 56h26l-12 46c-3 10-10 14-20 14H70c12-12 20-34 22-60z" fill="#d8cfc0"/>
    <ellipse cx="64" cy="56" rx="54" ry="22" fill="#fffdf8"/><ellipse cx="64" cy="57" rx="46" ry="17" fill="#e8dfcf"/><ellipse cx="64" cy="59" rx="44" ry="14.500" fill="#6b2c16"/>
    <path d="M34 56c10-7 28-9 42-6" fill="none" stroke="#b5703a" stroke-width="5" stroke-linecap="round"/>`,
}
