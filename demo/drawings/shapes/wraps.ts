import { grainOf, sprinkle } from './sprinkle.ts'

/** A rolled bread lying flat, cut open at its left end. */
const ROLL = `
  <path d="M26 36h80c12 0 20 12 20 28s-8 28-20 28H26z" fill="#c98d4e"/>
  <path d="M26 34h80c12 0 20 11 20 26 0 14-8 25-20 25H26z" fill="#f3d9a4"/>
  <path d="M34 42h70c8 0 13 3 16 8" fill="none" stroke="#fff0cf" stroke-width="6" stroke-linecap="round"/>
  <path d="M40 74c24 5 52 5 78-2" fill="none" stroke="#dfba7c" stroke-width="5" stroke-linecap="round"/>
  <path d="M92 35c-10 16-6 36 6 50" fill="none" stroke="#d3a763" stroke-width="3" stroke-linecap="round"/>
  <g fill="#dcae67"><ellipse cx="62" cy="54" rx="7" ry="4"/><ellipse cx="76" cy="68" rx="8" ry="4"/><ellipse cx="110" cy="58" rx="6" ry="4"/><ellipse cx="80" cy="48" rx="4" ry="2.500"/><ellipse cx="104" cy="72" rx="5" ry="2.500"/></g>
  <g fill="#b8752f"><ellipse cx="63" cy="54" rx="3.500" ry="2"/><ellipse cx="77" cy="68" rx="4" ry="2"/><ellipse cx="111" cy="58" rx="3" ry="2"/></g>
  <ellipse cx="28" cy="61" rx="24" ry="30" fill="#d9ae6c"/><ellipse cx="27" cy="61" rx="21" ry="27" fill="#f8e3b6"/>`

const CHIPS = [
  [30, 60, -20],
  [66, 52, 14],
  [98, 62, -8],
  [46, 84, 10],
  [82, 86, -16],
]

/** What is rolled or folded into thin bread. */
export const WRAP_DRAWINGS = {
  'cut-roll': `${ROLL}
    <ellipse cx="26" cy="61" rx="17" ry="23" fill="#fff6e0"/>
    <g fill="#8a4a28"><rect x="13" y="45" width="17" height="13" rx="5"/><rect x="21" y="60" width="18" height="13" rx="5"/><rect x="12" y="68" width="15" height="11" rx="5"/></g>
    <g fill="#b06a3f"><rect x="13" y="44" width="15" height="9" rx="4"/><rect x="21" y="59" width="16" height="9" rx="4"/><rect x="12" y="67" width="13" height="7" rx="3"/></g>
    <g fill="#6cb33f"><path d="M30 44c6-2 10 3 9 10-5 2-9-2-9-10zM10 58c5-2 9 1 9 7-5 2-9-1-9-7z"/></g>
    <g fill="#e2372b"><circle cx="32" cy="77" r="5"/><circle cx="34" cy="55" r="4"/></g>`,

  regag: `
    <path d="M62 8C40 34 18 62 2 96c8 12 14 4 22 10 8 7 16 0 24 5 9 5 16-1 24 1 9 2 15-4 23-3 9 0 12-8 20-8 6-1 8-4 11-9C112 58 92 30 74 8c-4-4-9-4-12 0z" fill="#96581f"/>
    <path d="M62 8C40 34 18 60 2 92c8 12 14 4 22 10 8 7 16 0 24 5 9 5 16-1 24 1 9 2 15-4 23-3 9 0 12-8 20-8 6-1 8-4 11-9C112 56 92 30 74 8c-4-4-9-4-12 0z" fill="#d9983f"/>
    <path d="M8 90c8 9 15 2 22 8 8 6 15 0 22 4 8 4 15-2 22 0 8 1 14-4 21-4 8 0 12-7 24-13l-4-8H14z" fill="#fff1c2"/>
    <path d="M8 86c8 9 15 2 22 8 8 6 15 0 22 4 8 4 15-2 22 0 8 1 14-4 21-4 8 0 12-7 24-13l-4-8H14z" fill="#f59f00"/>
    <path d="M62 8C42 32 22 56 8 80c7 11 14 3 22 9 8 5 14-1 22 3 8 4 14-2 22 0 8 1 13-4 20-4 9 0 14-7 25-11C108 50 90 28 74 8c-4-4-9-4-12 0z" fill="#a8682a"/>
    <path d="M62 6C42 30 22 53 8 76c7 11 14 3 22 9 8 5 14-1 22 3 8 4 14-2 22 0 8 1 13-4 20-4 9 0 14-7 25-11C108 47 90 26 74 6c-4-4-9-4-12 0z" fill="#f3cf8f"/>
    <path d="M66 12C62 40 58 62 52 82c8 4 14-1 22 0 8 1 13-4 20-4C88 54 78 30 70 12c-1-2-3-2-4 0z" fill="#e9bd74"/>
    <path d="M24 66C34 50 46 34 59 19" fill="none" stroke="#fff0cf" stroke-width="4" stroke-linecap="round"/>
    <g fill="#d9a24f"><ellipse cx="38" cy="64" rx="7" ry="4.500"/><ellipse cx="50" cy="42" rx="4" ry="5"/><ellipse cx="72" cy="62" rx="6" ry="5"/><ellipse cx="96" cy="68" rx="7" ry="4"/><ellipse cx="86" cy="46" rx="4" ry="5"/><ellipse cx="24" cy="78" rx="5" ry="3"/></g>
    <g fill="#96581f"><ellipse cx="39" cy="64" rx="3.500" ry="2.200"/><ellipse cx="73" cy="62" rx="3" ry="2.500"/><ellipse cx="97" cy="68" rx="3.500" ry="2"/><ellipse cx="68" cy="36" rx="2" ry="2.500"/><ellipse cx="84" cy="78" rx="3" ry="1.600"/><ellipse cx="56" cy="76" rx="3" ry="1.600"/></g>`,

  'chilli-chips': CHIPS.map(
    ([x, y, turn]) => `<g transform="translate(${x} ${y}) rotate(${turn})">
      <path d="M-24 4c2-16 16-22 28-18 14 4 22 14 18 24-8-6-14-2-20 2-8 4-18 2-26-8z" fill="#b8401a"/>
      <path d="M-24 0c2-16 16-22 28-18 14 4 22 14 18 24-8-8-14-4-20 0-8 4-18 2-26-6z" fill="#f0862a"/>
      <path d="M-15-4c4-7 11-9 18-7" fill="none" stroke="#ffc27a" stroke-width="4" stroke-linecap="round"/>
      ${sprinkle(7, { x: 2, y: -3, across: 15, along: 7 }, grainOf('#a8260f', 1.5, 1.1))}</g>`,
  ).join(''),

  'cut-rounds': `
    ${[
      [34, 62],
      [94, 62],
      [64, 56],
      [22, 92],
      [64, 94],
      [106, 92],
    ]
      .map(
        ([x, y]) => `<g transform="translate(${x} ${y})">
          <path d="M-20 0v12c0 9 9 15 20 15s20-6 20-15V0z" fill="#d9ae6c"/><path d="M8 13c7-3 12-8 12-13v12c0 9-9 15-20 15 6-3 8-8 8-14z" fill="#b8803f"/>
          <ellipse rx="20" ry="15" fill="#f3d9a4"/><ellipse cy=".5" rx="16" ry="11.5" fill="#fff6e0"/>
          <g fill="#a8673a"><rect x="-11" y="-8" width="13" height="8" rx="3.500"/><rect x="-2" y="1" width="13" height="7.500" rx="3.500"/></g>
          <g fill="#cf9358"><rect x="-11" y="-8" width="11" height="5" rx="2.500"/><rect x="-2" y="1" width="11" height="4" rx="2"/></g>
          <path d="M3-8c5-1 8 2 8 6-5 1-8-1-8-6zM-12 2c4-1 7 1 7 5-4 1-7-1-7-5z" fill="#7cb342"/></g>`,
      )
      .join('')}`,

  hawawshi: `
    <path d="M2 66C6 40 32 28 64 28s58 12 62 38v6H2z" fill="#a8611c"/>
    <path d="M2 64C6 38 32 24 64 24s58 14 62 40c-24 5-100 5-124 0z" fill="#e3a852"/>
    <path d="M18 50c10-12 26-18 44-18" fill="none" stroke="#f9dda6" stroke-width="5" stroke-linecap="round"/>
    <g fill="#c98536"><ellipse cx="50" cy="46" rx="11" ry="5"/><ellipse cx="84" cy="40" rx="9" ry="4"/><ellipse cx="98" cy="54" rx="11" ry="4"/><ellipse cx="30" cy="58" rx="8" ry="3"/><ellipse cx="70" cy="57" rx="8" ry="3"/></g>
    <g fill="#8a4f1c"><ellipse cx="51" cy="46" rx="6" ry="2.600"/><ellipse cx="85" cy="40" rx="4.500" ry="2"/><ellipse cx="99" cy="54" rx="6" ry="2"/></g>
    <path d="M2 64c24 5 100 5 124 0 1 5 1 8-1 11H3c-2-3-2-6-1-11z" fill="#fbe9c2"/>
    <path d="M3 73c38-4 84-4 122 0l-2 18H5z" fill="#5f2f18"/><path d="M4 73c38-4 82-4 120 0l-1 10c-38 4-80 4-118 0z" fill="#8f4d2a"/>
    ${sprinkle(40, { x: 64, y: 79, across: 57, along: 6.5 }, grainOf('#b06a3f', 4.4, 2.4))}
    ${sprinkle(15, { x: 60, y: 79, across: 52, along: 6 }, grainOf('#5fae43', 3, 1.6))}
    ${sprinkle(10, { x: 70, y: 80, across: 50, along: 5.5 }, grainOf('#e2372b', 3, 2))}
    <path d="M4 87c38 5 82 5 120 0l-3 10c-1 3-3 5-7 5H14c-4 0-6-2-7-5z" fill="#f6d79c"/><path d="M6 95c36 4 80 4 116 0l-1 2c-1 3-3 5-7 5H14c-4 0-6-2-7-5z" fill="#c98d4e"/>`,
}
