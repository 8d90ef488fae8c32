import { grainOf, sprinkle } from './sprinkle.ts'

const STUFFED = [
  [64, 34, '#35124a', '#6b3a86', '#b58ad0'],
  [34, 40, '#3f7a2e', '#86bd4c', '#cfe8a0'],
  [95, 40, '#3f7a2e', '#86bd4c', '#cfe8a0'],
  [50, 58, '#9c1d12', '#e2402f', '#ff9a86'],
  [82, 58, '#35124a', '#6b3a86', '#b58ad0'],
] as const

const VINE_ROLLS = [
  [100, 104, 6],
  [64, 110, 2],
  [28, 104, -4],
] as const

/** What is stuffed, or wrapped in leaves. */
export const LEAF_DRAWINGS = {
  mahshi: `
    ${STUFFED.map(
      ([x, y, shade, skin, shine]) => `<g transform="translate(${x} ${y})">
        <path d="M-17 0c-3 18-1 36 6 43 5 5 17 5 22 0 7-7 9-25 6-43z" fill="${skin}"/><path d="M6 0h11c3 18 1 36-6 43-3 3-8 4-13 3C7 36 8 18 6 0z" fill="${shade}"/><path d="M-11 10c-1 9 0 16 2 22" fill="none" stroke="${shine}" stroke-width="4" stroke-linecap="round"/>
        <ellipse rx="17.500" ry="10" fill="${shade}"/><path d="M-14-1c2-14 26-14 28 0-4 9-24 9-28 0z" fill="#f0862a"/>
        ${sprinkle(18, { x: 0, y: -4, across: 12, along: 7 }, grainOf('#fff3d6', 3, 1.4))}${sprinkle(6, { x: 0, y: -4, across: 10, along: 6 }, grainOf('#3f8f3a', 2.2, 1.2))}</g>`,
    ).join('')}
    ${VINE_ROLLS.map(
      ([x, y, turn]) => `<g transform="translate(${x} ${y}) rotate(${turn})">
        <rect x="-19" y="-9" width="38" height="21" rx="10" fill="#26401a"/><rect x="-19" y="-10" width="38" height="19" rx="9.500" fill="#567a30"/>
        <path d="M-10-9c5 5 5 12 1 17M3-9c5 5 5 12 1 17" fill="none" stroke="#33541f" stroke-width="2.500" stroke-linecap="round"/><path d="M-11-5h18" stroke="#94b562" stroke-width="3" stroke-linecap="round"/></g>`,
    ).join('')}`,

  'moi-moi': `
    <path d="M64 124C30 130 2 112 0 74c26-6 52 8 64 50z" fill="#2f6b2a"/><path d="M64 120C34 120 8 104 2 76c24 0 48 14 62 44z" fill="#5a9a3c"/><path d="M64 124c34 6 62-12 64-50-26-6-52 8-64 50z" fill="#235420"/><path d="M64 120c30 0 56-16 62-44-24 0-48 14-62 44z" fill="#43822f"/>
    <path d="M8 82c22 6 40 18 54 38M120 82c-22 6-40 18-54 38" fill="none" stroke="#a6d080" stroke-width="3" stroke-linecap="round"/>
    <path d="M26 46c2-10 16-16 38-16s36 6 38 16l8 52c-10 18-82 18-92 0z" fill="#a8521a"/><path d="M26 46c2-10 16-16 38-16s36 6 38 16l8 48c-10 17-82 17-92 0z" fill="#e58d45"/><path d="M88 33c9 3 13 8 14 13l8 48c-6 10-30 14-52 13 30-12 38-40 30-74z" fill="#cc7130"/>
    <ellipse cx="64" cy="46" rx="38" ry="15" fill="#f6b070"/><path d="M32 86c0-12 1-20 3-28" fill="none" stroke="#fbd0a0" stroke-width="6" stroke-linecap="round"/>
    ${sprinkle(14, { x: 64, y: 84, across: 34, along: 14 }, grainOf('#b8341a', 3, 1.8))}${sprinkle(10, { x: 60, y: 84, across: 34, along: 14 }, grainOf('#4c9a3b', 3, 1.5))}
    <ellipse cx="64" cy="47" rx="24" ry="11" fill="#c77a3c"/><ellipse cx="64" cy="45" rx="24" ry="11" fill="#fffaf0"/><ellipse cx="64" cy="44" rx="13" ry="6.500" fill="#f0a41c"/><ellipse cx="60" cy="42" rx="5" ry="2.200" fill="#ffd977"/>
    ${sprinkle(9, { x: 64, y: 46, across: 33, along: 12 }, (x, y) => `<circle cx="${x}" cy="${y}" r="1.800" fill="#c8321c"/>`)}`,

  'banana-leaf': `
    <path d="M0 80c14-34 96-44 128-8-8 40-104 50-128 8z" fill="#2c6427"/><path d="M0 76c14-34 96-44 128-8-10 36-104 46-128 8z" fill="#5fa03e"/>
    <path d="M4 76c40-6 84-8 122-8" fill="none" stroke="#c4e493" stroke-width="3.500" stroke-linecap="round"/>
    <path d="m22 74-8-12M36 72l-8-16M50 71l-6-20M92 69l8-18M106 68l8-12M26 76l-4 14M42 76l-2 20M60 76v24M78 75l4 24M96 73l8 20M110 71l8 12" fill="none" stroke="#3f8030" stroke-width="2" stroke-linecap="round"/>`,

  'slow-lamb': `
    <path d="M84 52c10-14 20-24 32-32" fill="none" stroke="#d8bfa0" stroke-width="13" stroke-linecap="round"/><path d="M83 50c10-14 20-24 32-32" fill="none" stroke="#f8ead2" stroke-width="9" stroke-linecap="round"/><circle cx="112" cy="15" r="7" fill="#f8ead2"/><circle cx="120" cy="22" r="7" fill="#e6d0ae"/>
    <path d="M4 86c-2-24 18-30 30-40 14-12 40-12 56 0 12 8 24 14 24 36 0 26-24 36-54 36S6 110 4 86z" fill="#4a1c0c"/>
    <path d="M4 82c-2-24 18-28 30-38 14-12 40-12 56 0 12 8 24 14 24 34 0 24-24 32-54 32S6 104 4 82z" fill="#94461f"/>
    <g fill="none" stroke-linecap="round"><path d="M18 84c8-14 20-22 34-26M30 96c10-16 24-26 40-30M52 102c8-14 22-24 38-28M76 104c8-10 18-16 28-20" stroke="#6b2c12" stroke-width="6"/><path d="M16 74c8-12 18-18 30-22M34 84c10-12 22-20 36-24M60 88c8-10 18-16 30-20M82 94c6-7 14-12 22-14" stroke="#c97a48" stroke-width="5"/></g>
    <path d="M38 50c10-8 26-10 40-4" fill="none" stroke="#e0a06a" stroke-width="5" stroke-linecap="round"/>
    ${sprinkle(30, { x: 60, y: 74, across: 46, along: 28 }, grainOf('#d9481a', 2, 1.2))}${sprinkle(20, { x: 62, y: 72, across: 44, along: 26 }, grainOf('#2c1007', 1.8, 1.2))}`,
}
