import { grainOf, sprinkle } from './sprinkle.ts'

const PLATTER = `
  <ellipse cx="64" cy="92" rx="63" ry="23" fill="#c9c4bb"/><ellipse cx="64" cy="87" rx="63" ry="23" fill="#faf8f3"/>
  <ellipse cx="64" cy="87" rx="50" ry="16.5" fill="#e6e2da"/>`

/** What is served on a plate, and the plate itself. */
export const PLATE_DRAWINGS = {
  platter: PLATTER,

  'serving-board': `
    <path d="M6 78h116l4 16c1 4-2 8-6 8H8c-4 0-7-4-6-8z" fill="#8a5527"/>
    <path d="M14 62h100c3 0 5 1 6 4l6 26c.4 2-1 4-3 4H5c-2 0-3.4-2-3-4l6-26c1-3 3-4 6-4z" fill="#c98d4e"/>
    <path d="M12 74h104M9 85h70M90 85h30" stroke="#b27637" stroke-width="2" stroke-linecap="round"/>`,

  'rice-platter': `${PLATTER}
    <path d="M10 86c4-34 30-52 54-52s50 18 54 52c-22 16-86 16-108 0z" fill="#e9a93a"/>
    <path d="M92 42c15 9 24 24 26 44-16 12-44 14-68 12 32-8 48-28 42-56z" fill="#d08f24"/>
    ${sprinkle(90, { x: 64, y: 70, across: 49, along: 25 }, grainOf('#f9d88a', 3.7, 1.4))}
    ${sprinkle(44, { x: 63, y: 68, across: 47, along: 25 }, grainOf('#fff2cf', 3.5, 1.3))}
    ${sprinkle(14, { x: 64, y: 70, across: 46, along: 22 }, grainOf('#7a4524', 3.2, 2.2))}
    ${sprinkle(10, { x: 62, y: 72, across: 42, along: 20 }, grainOf('#5fae43', 3.2, 1.5))}`,

  'loaded-fries': `
    ${[
      [18, 30, -24],
      [34, 18, -14],
      [50, 24, -4],
      [62, 12, 4],
      [76, 22, 8],
      [92, 18, 16],
      [106, 32, 24],
      [27, 38, -18],
      [44, 36, 8],
      [70, 34, -8],
      [86, 38, 12],
      [100, 44, 20],
    ]
      .map(
        ([x, y, turn]) => `<g transform="translate(${x} ${y}) rotate(${turn} 0 40)">
          <rect x="-5" width="10" height="66" rx="2" fill="#f6b632"/><rect x="-5" width="4" height="66" rx="2" fill="#ffd976"/></g>`,
      )
      .join('')}
    <path d="M20 58c2-14 18-10 24-16 8-7 16-2 22-5 10-5 18 1 24 6 8 1 16 6 16 15 0 8-6 14-8 8-3-6-8 10-14 8-6-1-4-10-9-8-6 2-4 14-11 14-8 0-4-14-10-14-6 1-5 10-12 9-6-1-4-9-9-9-5 1-13 2-13-8z" fill="#f59f00"/>
    <path d="M24 55c3-10 16-8 22-13 8-6 14-2 20-4 10-4 17 1 22 6 7 1 13 5 14 11-18 6-60 6-78 0z" fill="#ffc53a"/>
    ${sprinkle(9, { x: 63, y: 53, across: 34, along: 9 }, (x, y) => `<circle cx="${x}" cy="${y}" r="5" fill="#4c9a3b"/><circle cx="${x}" cy="${y}" r="2.4" fill="#cfe8a0"/>`)}
    ${sprinkle(14, { x: 66, y: 55, across: 36, along: 10 }, grainOf('#8a4a28', 3.4, 2.4))}
    <path d="M4 72h120l-12 42c-2 6-6 10-13 10H29c-7 0-11-4-13-10z" fill="#e3c79b"/><path d="M98 72h26l-12 42c-2 6-6 10-13 10H78c12-12 18-30 20-52z" fill="#c9a672"/>
    <path d="M4 72h120l-3 11H7z" fill="#f3deb9"/>`,

  'fried-plantain': `
    ${[
      [30, 96, -10],
      [66, 104, 6],
      [100, 94, 12],
      [44, 76, -16],
      [82, 76, 10],
      [62, 56, -6],
    ]
      .map(
        ([x, y, turn]) => `<g transform="translate(${x} ${y}) rotate(${turn})">
          <ellipse cy="5" rx="27" ry="15" fill="#9c4f0d"/><ellipse rx="27" ry="15" fill="#e08a1a"/>
          <ellipse rx="22" ry="11" fill="#f7bd3f"/><ellipse cx="-5" cy="-3" rx="11" ry="4.5" fill="#fddc7e"/>
          <path d="M-8 3h4M2 5h4M8-1h4M-1 0h2" stroke="#a35a12" stroke-width="2" stroke-linecap="round"/></g>`,
      )
      .join('')}`,

  calamari: `
    ${[
      [30, 98, -8],
      [96, 96, 10],
      [64, 104, 2],
      [46, 74, -14],
      [84, 72, 14],
      [62, 48, -4],
    ]
      .map(
        ([x, y, turn]) => `<g transform="translate(${x} ${y}) rotate(${turn})" fill="none">
          <ellipse cy="4" rx="20" ry="13" stroke="#b9670f" stroke-width="13"/><ellipse rx="20" ry="13" stroke="#eca63a" stroke-width="13"/>
          <ellipse rx="15" ry="8" stroke="#fff0d2" stroke-width="2.5"/>
          <path d="M-22-6c5-7 14-11 24-11" stroke="#fbd283" stroke-width="4" stroke-linecap="round"/>
          <path d="M8 17h4M-14 12h3M20 4h3M-4 18h2" stroke="#c97812" stroke-width="2.5" stroke-linecap="round"/></g>`,
      )
      .join('')}`,
}
