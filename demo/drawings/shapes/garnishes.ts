import { die } from './die.ts'
import { grainOf, sprinkle } from './sprinkle.ts'

/** What is strewn over a dish, or lies beside a dish or a glass to tell its taste. */
export const GARNISH_DRAWINGS = {
  sugarcane: `
    ${[
      [48, -10, '#7d8f2c', '#b4c04a', '#e2e99a'],
      [82, 8, '#8a5a2c', '#bd8a44', '#efd098'],
    ]
      .map(
        ([x, turn, shade, skin, shine]) => `<g transform="translate(${x} 0) rotate(${turn} 0 122)">
          <path d="M-15 12h30v106c0 4-6 7-15 7s-15-3-15-7z" fill="${shade}"/><path d="M-15 12H6v112c-3 1-4 1-6 1-9 0-15-3-15-7z" fill="${skin}"/>
          <path d="M-17 40h34M-17 72h34M-17 104h34" stroke="${shade}" stroke-width="6" stroke-linecap="round"/><path d="M-17 37h34M-17 69h34M-17 101h34" stroke="${shine}" stroke-width="3" stroke-linecap="round"/><path d="M-9 20v12M-9 49v14M-9 81v14" stroke="${shine}" stroke-width="4" stroke-linecap="round"/>
          <ellipse cy="12" rx="15" ry="7" fill="${shade}"/><ellipse cy="11" rx="13" ry="5.500" fill="#fbf3cf"/><path d="M-6 11h2M0 9h2M5 12h2M-1 13h2" stroke="#cfc07a" stroke-width="2" stroke-linecap="round"/></g>`,
      )
      .join('')}`,

  'dried-limes': `
    <circle cx="42" cy="56" r="35" fill="#2f1a10"/><circle cx="42" cy="53" r="34" fill="#6e4a30"/><path d="M62 26c18 14 18 44-2 56-8 5-18 6-26 4 26-10 36-34 28-60z" fill="#523420"/>
    <path d="M18 46c6-12 14-18 24-20M20 62c4-10 10-16 18-20M34 78c0-12 4-22 12-30" fill="none" stroke="#3f2616" stroke-width="3" stroke-linecap="round"/><path d="M22 40c4-7 9-11 15-13" fill="none" stroke="#b48a62" stroke-width="5" stroke-linecap="round"/><circle cx="52" cy="28" r="4" fill="#3f2616"/>
    <ellipse cx="86" cy="92" rx="36" ry="31" fill="#2f1a10"/><ellipse cx="86" cy="89" rx="36" ry="30" fill="#8a6240"/><ellipse cx="86" cy="89" rx="29" ry="24" fill="#c99a5c"/><ellipse cx="86" cy="89" rx="26" ry="21" fill="#3a2012"/>
    <g stroke="#c99a5c" stroke-width="3" stroke-linecap="round"><path d="M86 89V70M86 89l18-8M86 89l16 12M86 89l-2 20M86 89l-18 9M86 89l-16-11"/></g><path d="M72 76c4-4 9-6 14-6" fill="none" stroke="#7a4c2a" stroke-width="3" stroke-linecap="round"/>`,

  'orange-blossom': `
    <path d="M14 96c16-20 40-26 60-16-12 22-40 30-60 16z" fill="#4f8f34"/><path d="M14 96c18-4 40-10 60-16" fill="none" stroke="#a6d080" stroke-width="3" stroke-linecap="round"/>
    ${[0, 72, 144, 216, 288].map((turn) => `<path d="M76 60c-14-10-16-34 0-46 16 12 14 36 0 46z" fill="#e6dccb" transform="rotate(${turn} 76 62)"/><path d="M75 58c-11-9-13-30 0-41 13 11 11 32 0 41z" fill="#fffdf8" transform="rotate(${turn} 76 62)"/>`).join('')}
    <circle cx="76" cy="62" r="11" fill="#e0981c"/><circle cx="74" cy="60" r="8" fill="#ffc93d"/>`,

  'zaatar-strewn': `
    ${sprinkle(70, { x: 64, y: 62, across: 54, along: 42 }, grainOf('#46561a', 3.6, 1.9))}${sprinkle(50, { x: 62, y: 61, across: 54, along: 42 }, grainOf('#7f9433', 3.2, 1.5))}
    ${sprinkle(34, { x: 64, y: 62, across: 52, along: 40 }, grainOf('#fff6e0', 3, 1.7))}`,

  'coffee-beans': `
    ${[
      [40, 92, -28],
      [90, 94, 34],
      [66, 62, 8],
    ]
      .map(
        ([x, y, turn]) => `<g transform="translate(${x} ${y}) rotate(${turn})">
          <ellipse cy="3" rx="30" ry="20" fill="#24100a"/><ellipse rx="30" ry="19" fill="#6b3a24"/><path d="M-20-8c6-6 16-9 26-7" fill="none" stroke="#b07a54" stroke-width="5" stroke-linecap="round"/>
          <path d="M-29 2c14 8 18-8 30-3s14 6 28-1" fill="none" stroke="#331609" stroke-width="4" stroke-linecap="round"/></g>`,
      )
      .join('')}`,

  'halloumi-slices': `
    ${[
      [40, 40, -24],
      [88, 40, 20],
      [64, 66, -6],
      [28, 76, 14],
      [100, 74, -16],
    ]
      .map(
        ([x, y, turn]) => `<g transform="translate(${x} ${y}) rotate(${turn})">
          <rect x="-23" y="-11" width="46" height="27" rx="5" fill="#b8803f"/><rect x="-23" y="-13" width="46" height="25" rx="5" fill="#fff3d0"/><path d="M-14-13h22c6 0 10 2 10 6" fill="none" stroke="#fffdf6" stroke-width="3" stroke-linecap="round"/>
          <g stroke="#a8611c" stroke-width="4.500" stroke-linecap="round"><path d="m-15-7 6 13M-2-8l6 14M11-8l6 13"/></g></g>`,
      )
      .join('')}
    ${sprinkle(12, { x: 64, y: 56, across: 50, along: 32 }, (x, y) => `<ellipse cx="${x}" cy="${y}" rx="5" ry="4" fill="#b3122a"/><circle cx="${x - 1}" cy="${y - 1}" r="1.500" fill="#ff9aa8"/>`)}`,

  'saffron-threads': `
    <ellipse cx="64" cy="92" rx="60" ry="24" fill="#b9872e"/><ellipse cx="64" cy="87" rx="60" ry="24" fill="#f0cf7a"/><ellipse cx="64" cy="87" rx="48" ry="17" fill="#dcb35a"/>
    ${sprinkle(44, { x: 64, y: 80, across: 38, along: 14 }, (x, y, turn) => `<path d="M${x} ${y}q6-7 13-2" transform="rotate(${turn * 2} ${x} ${y})" fill="none" stroke="${turn % 2 ? '#b8240f' : '#e0481a'}" stroke-width="3" stroke-linecap="round"/>`)}
    ${sprinkle(9, { x: 62, y: 78, across: 28, along: 9 }, (x, y, turn) => `<path d="M${x} ${y}q5-6 11-2" transform="rotate(${turn} ${x} ${y})" fill="none" stroke="#f6a02a" stroke-width="2.500" stroke-linecap="round"/>`)}`,

  cardamom: `
    ${[
      [40, 90, -28],
      [88, 94, 40],
      [64, 60, 12],
    ]
      .map(
        ([x, y, turn]) => `<g transform="translate(${x} ${y}) rotate(${turn})">
          <path d="M-34 3c8-26 54-30 72-2-14 24-62 26-72 2z" fill="#7d8f45"/><path d="M-34 0c8-26 54-30 72-2-16 18-58 20-72 2z" fill="#bccb84"/>
          <path d="M-30-2c16-16 44-18 64 0M-28 4c18-6 42-6 60-2M-22 12c14 2 34 2 46-6" fill="none" stroke="#8fa257" stroke-width="2.500" stroke-linecap="round"/>
          <path d="M-20-9c8-7 20-9 30-7" fill="none" stroke="#e6edc4" stroke-width="4" stroke-linecap="round"/><path d="m38-2 7-2" stroke="#8a7a3a" stroke-width="4" stroke-linecap="round"/></g>`,
      )
      .join('')}`,

  'diced-vegetables': `${sprinkle(26, { x: 64, y: 64, across: 50, along: 26 }, die)}${sprinkle(12, { x: 62, y: 62, across: 46, along: 24 }, (x, y, turn) => `<path d="M${x - 7} ${y}q7-7 14 0" transform="rotate(${turn} ${x} ${y})" fill="none" stroke="#f6e6f0" stroke-width="3" stroke-linecap="round"/>`)}`,

  'custard-pool': `
    <path d="M6 66c0-20 22-34 46-32 20-10 66 0 70 28 2 22-22 34-44 32-16 8-70 2-72-28z" fill="#c98a1c"/><path d="M6 63c0-20 22-33 46-31 20-10 66 0 70 27 2 21-22 33-44 31-16 8-70 2-72-27z" fill="#ffdc6b"/>
    <path d="M20 56c4-9 16-15 30-15" fill="none" stroke="#fff3b8" stroke-width="6" stroke-linecap="round"/><path d="M48 62c0-10 12-14 22-12 10-2 22 6 18 14-2 8-14 8-20 7-10 2-20-2-20-9z" fill="#fffdf6"/>
    ${sprinkle(9, { x: 62, y: 62, across: 44, along: 22 }, (x, y, turn) => `<g transform="translate(${x} ${y}) rotate(${turn})"><ellipse cy="2" rx="8" ry="5.500" fill="#8a4c1b"/><ellipse rx="8" ry="5" fill="#c98443"/><path d="M-4-1h6" stroke="#f0bf8a" stroke-width="2" stroke-linecap="round"/></g>`)}
    ${sprinkle(12, { x: 66, y: 62, across: 48, along: 24 }, grainOf('#86a93a', 4, 2.4))}${sprinkle(26, { x: 62, y: 62, across: 52, along: 27 }, grainOf('#fffdf6', 3, 1))}`,
}
