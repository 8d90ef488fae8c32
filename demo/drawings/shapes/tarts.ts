import { grainOf, sprinkle } from './sprinkle.ts'

const MERINGUE = [
  [40, 56],
  [64, 52],
  [88, 56],
  [26, 66],
  [102, 66],
  [50, 70],
  [78, 70],
]

const CRUST = `
  <path d="M4 68h120l-12 34c-3 8-10 12-18 12H34c-8 0-15-4-18-12z" fill="#c97a22"/><path d="M96 68h28l-12 34c-3 8-10 12-18 12H78c10-10 16-26 18-46z" fill="#a55d12"/>
  <g stroke="#e7a44c" stroke-width="4" stroke-linecap="round"><path d="m18 78 8 28M34 82l5 28M50 84l2 28M66 84v28M82 84l-3 28M97 81l-6 27M111 78l-9 26"/></g>
  <ellipse cx="64" cy="68" rx="60" ry="20" fill="#f0b860"/>`

const STRAWBERRIES = [
  [64, 36],
  [44, 46],
  [84, 46],
  [64, 54],
  [26, 60],
  [102, 60],
  [46, 66],
  [82, 66],
  [64, 72],
]

/** Filled shells of short crust. */
export const TART_DRAWINGS = {
  'fruit-tart': `${CRUST}<ellipse cx="64" cy="67" rx="53" ry="16" fill="#fff0c2"/>
    <g><circle cx="36" cy="58" r="13" fill="#7cb342"/><circle cx="36" cy="58" r="5" fill="#e6f2c2"/><circle cx="92" cy="58" r="13" fill="#7cb342"/><circle cx="92" cy="58" r="5" fill="#e6f2c2"/>
    <path d="M36 49v3M36 64v3M28 58h3M41 58h3M92 49v3M92 64v3M84 58h3M97 58h3" stroke="#33501a" stroke-width="2" stroke-linecap="round"/></g>
    <g fill="#e0263a"><path d="M64 22c12 4 17 16 15 26-2 9-28 9-30 0-2-10 3-22 15-26zM48 54c9 2 15 8 14 15-2 8-21 8-24 1-2-7 3-14 10-16zM82 54c-9 2-15 8-14 15 2 8 21 8 24 1 2-7-3-14-10-16z"/></g>
    <g fill="#ffc2b8"><circle cx="58" cy="36" r="1.5"/><circle cx="68" cy="34" r="1.5"/><circle cx="63" cy="44" r="1.5"/><circle cx="72" cy="44" r="1.5"/><circle cx="48" cy="63" r="1.5"/><circle cx="55" cy="66" r="1.5"/><circle cx="81" cy="63" r="1.5"/><circle cx="74" cy="66" r="1.5"/></g>
    <g fill="#3f4fa8"><circle cx="20" cy="66" r="7"/><circle cx="108" cy="66" r="7"/><circle cx="65" cy="70" r="8"/><circle cx="31" cy="74" r="7"/><circle cx="98" cy="74" r="7"/></g>
    <g fill="#8f9be0"><circle cx="18" cy="64" r="2"/><circle cx="106" cy="64" r="2"/><circle cx="62.5" cy="67.5" r="2.2"/><circle cx="29" cy="72" r="2"/><circle cx="96" cy="72" r="2"/></g>`,

  'strawberry-tart': `${CRUST}<ellipse cx="64" cy="67" rx="53" ry="16" fill="#fff0c2"/>
    ${STRAWBERRIES.map(
      ([x, y]) => `<g transform="translate(${x} ${y})">
        <path d="M0-22c14 4 20 18 17 28-3 11-31 11-34 0-3-10 3-24 17-28z" fill="#9c0f24"/><path d="M0-24c14 4 20 18 17 28-3 10-31 10-34 0-3-10 3-24 17-28z" fill="#e0263a"/>
        <path d="M-10-2c0-7 3-12 8-15" fill="none" stroke="#ff8a80" stroke-width="4" stroke-linecap="round"/>
        <g fill="#ffd9a8"><circle cx="2" cy="-10" r="1.500"/><circle cx="9" cy="-4" r="1.500"/><circle cx="-4" cy="0" r="1.500"/><circle cx="4" cy="3" r="1.500"/></g></g>`,
    ).join('')}
    ${sprinkle(8, { x: 64, y: 60, across: 40, along: 16 }, grainOf('#5fae43', 4.6, 2.2))}`,

  'date-tart': `${CRUST}<ellipse cx="64" cy="67" rx="53" ry="16" fill="#5c2810"/><path d="M20 64c8-7 22-10 36-10" fill="none" stroke="#a8642e" stroke-width="4" stroke-linecap="round"/>
    ${[
      [34, 62, -24],
      [95, 62, 24],
      [64, 70, 0],
      [52, 48, 20],
      [80, 48, -20],
    ]
      .map(
        ([x, y, turn]) => `<g transform="translate(${x} ${y}) rotate(${turn})">
          <ellipse cy="2.500" rx="21" ry="11" fill="#2c1007"/><ellipse rx="21" ry="10.500" fill="#74391a"/><path d="M-13-4c6-4 15-5 21-3" fill="none" stroke="#c98a52" stroke-width="4" stroke-linecap="round"/><path d="M-12 3c8 3 17 3 24 0" fill="none" stroke="#4a210e" stroke-width="2" stroke-linecap="round"/></g>`,
      )
      .join('')}
    ${[
      [66, 34, 10],
      [44, 72, -14],
      [88, 72, 14],
      [16, 66, 30],
      [112, 66, -30],
    ]
      .map(
        ([x, y, turn]) => `<g transform="translate(${x} ${y}) rotate(${turn})">
          <path d="M-13 1c-1-8 7-12 13-8 6-4 14 0 13 8 1 8-8 11-13 7-5 4-14 1-13-7z" fill="#9c6328"/><path d="M-13-1c-1-8 7-12 13-8 6-4 14 0 13 8 1 7-8 10-13 6-5 4-14 1-13-6z" fill="#e3b471"/>
          <path d="M0-8v13M-8-4c3 1 4 4 3 7M8-4c-3 1-4 4-3 7" fill="none" stroke="#a8702e" stroke-width="2" stroke-linecap="round"/></g>`,
      )
      .join('')}`,

  'lemon-tart': `
    <path d="M4 74h120l-10 30c-3 8-10 12-18 12H32c-8 0-15-4-18-12z" fill="#c97a22"/><path d="M96 74h28l-10 30c-3 8-10 12-18 12H78c10-10 16-24 18-42z" fill="#a55d12"/>
    <g stroke="#e7a44c" stroke-width="4" stroke-linecap="round"><path d="m18 84 7 24M34 88l5 24M50 90l2 24M66 90v24M82 90l-3 24M97 87l-6 23M111 84l-8 22"/></g>
    <ellipse cx="64" cy="74" rx="60" ry="20" fill="#f0b860"/><ellipse cx="64" cy="73" rx="53" ry="16" fill="#ffd42e"/><path d="M18 72c6-7 18-11 30-12" fill="none" stroke="#fff0a3" stroke-width="4" stroke-linecap="round"/>
    ${MERINGUE.map(
      ([
        x,
        y,
      ]) => `<g transform="translate(${x} ${y})"><path d="M-19 10c-4-10 6-14 8-20 2-7 6-12 13-16 0 8 6 10 8 16 3 7 12 10 9 20-8 9-30 9-38 0z" fill="#e9d9bd"/>
        <path d="M-19 7c-4-10 6-13 8-19 2-6 6-11 13-15 0 8 5 10 7 15 3 7 10 9 7 17-8 8-27 9-35 2z" fill="#fffaf0"/><path d="M2-27c0 8 6 10 8 16-6-2-10-4-14-10z" fill="#d99a42"/>
        <path d="M-12 8c8 3 16 2 22-2" fill="none" stroke="#e8b66a" stroke-width="3" stroke-linecap="round"/></g>`,
    ).join('')}`,
}
