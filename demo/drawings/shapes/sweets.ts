import { grainOf, sprinkle } from './sprinkle.ts'

const DIAMOND_PILE = [
  [34, 94],
  [94, 94],
  [64, 106],
  [64, 66],
]

const BALL_PILE = [
  [30, 62],
  [98, 62],
  [52, 52],
  [78, 52],
  [41, 40],
  [88, 41],
  [64, 62],
  [64, 30],
]

/** Sweets of the region and a few that travel. */
export const SWEET_DRAWINGS = {
  kunafa: `
    <ellipse cx="64" cy="98" rx="63" ry="25" fill="#b9872e"/><ellipse cx="64" cy="93" rx="63" ry="25" fill="#f0cf7a"/>
    <path d="M10 72v16c0 14 24 24 54 24s54-10 54-24V72z" fill="#fff4d6"/><path d="M10 66v16c0 14 24 24 54 24s54-10 54-24V66z" fill="#c85f0c"/>
    <ellipse cx="64" cy="68" rx="54" ry="24" fill="#ef8a1d"/>
    ${sprinkle(120, { x: 64, y: 68, across: 50, along: 21 }, grainOf('#f9b04a', 4.6, 0.9))}
    ${sprinkle(60, { x: 62, y: 68, across: 50, along: 21 }, grainOf('#cf6a0c', 4.2, 0.8))}
    <ellipse cx="64" cy="66" rx="22" ry="9" fill="#6f9a2c"/>${sprinkle(46, { x: 64, y: 64, across: 22, along: 9 }, grainOf('#a6c94e', 2.6, 1.7))}
    ${sprinkle(18, { x: 64, y: 64, across: 20, along: 8 }, grainOf('#4f7a1e', 2.2, 1.4))}
    <path d="M20 62c6-8 18-13 30-14" fill="none" stroke="#ffe0a3" stroke-width="4" stroke-linecap="round"/>`,

  baklava: DIAMOND_PILE.map(
    ([x, y]) => `<g transform="translate(${x} ${y})">
      <path d="M-32-6 0 8l32-14v14L0 22-32 8z" fill="#b9641a"/><path d="M0 8l32-14v14L0 22z" fill="#934a10"/>
      <path d="M-32-2 0 12l32-14M-32 3 0 17l32-14" fill="none" stroke="#f1b65c" stroke-width="2"/>
      <path d="M-32-6 0-20 32-6 0 8z" fill="#e9a13b"/><path d="M-32-6 0-20 8-16.5-24-2.500z" fill="#f9cd7d"/>
      <path d="M-11-7c3-5 19-5 22 0-2 6-20 6-22 0z" fill="#6f9a2c"/>${sprinkle(12, { x: 0, y: -8, across: 9, along: 3.5 }, grainOf('#a6c94e', 2.2, 1.4))}</g>`,
  ).join(''),

  halwa: `
    <path d="M8 62 64 88v34L8 94z" fill="#d9b57c"/><path d="m64 88 56-26v32l-56 28z" fill="#b88d52"/><path d="M8 62 64 38l56 24-56 26z" fill="#f1d9a8"/>
    <path d="M20 80c10 2 22 10 34 14M18 92c12 4 24 12 38 16M74 98c14-8 26-10 40-20M74 112c12-4 26-14 38-18" fill="none" stroke="#a2763c" stroke-width="2.5" stroke-linecap="round" opacity=".6"/>
    <path d="M26 62c14-8 30-12 40-17M44 72c14-6 34-14 46-19" fill="none" stroke="#dcb97f" stroke-width="3" stroke-linecap="round"/>
    ${sprinkle(20, { x: 64, y: 63, across: 36, along: 15 }, grainOf('#86a93a', 4, 2.4))}
    ${sprinkle(9, { x: 36, y: 92, across: 20, along: 11 }, grainOf('#7d9d34', 3.4, 2.2))}${sprinkle(9, { x: 92, y: 92, across: 20, along: 11 }, grainOf('#68872a', 3.4, 2.2))}`,

  luqaimat: `
    <path d="M46 112h36l4 11c.4 1-.3 2-1.4 2H43.400c-1.1 0-1.8-1-1.4-2z" fill="#155e6b"/>
    <path d="M6 66h116c-2 30-24 50-42 50H48C30 116 8 96 6 66z" fill="#1f8291"/><path d="M96 66h26c-2 30-24 50-42 50H66c20-10 28-26 30-50z" fill="#155e6b"/><ellipse cx="64" cy="66" rx="58" ry="15" fill="#52b2bd"/>
    ${BALL_PILE.map(
      ([x, y]) => `<g transform="translate(${x} ${y})">
        <circle cy="1.5" r="17" fill="#8f4a0d"/><circle r="16.5" fill="#d98a26"/><path d="M-11-4c2-6 8-9 13-8" fill="none" stroke="#fbd48a" stroke-width="4.5" stroke-linecap="round"/>
        <path d="M-10 6c4-6 16-7 22-1-2 7-6 9-11 9S-8 12-10 6z" fill="#8a4410" opacity=".45"/></g>`,
    ).join('')}
    ${sprinkle(30, { x: 64, y: 44, across: 40, along: 22 }, grainOf('#fff1cf', 2, 1.1))}
    <path d="M18 90c6 9 12 15 20 19" fill="none" stroke="#7fcbd3" stroke-width="5" stroke-linecap="round"/>`,

  macarons: `
    ${[
      [64, 104, '#f48fb1', '#d9648c', '#ffc9da'],
      [62, 70, '#a5d377', '#7fb04c', '#d6efb8'],
      [66, 36, '#f6c453', '#d89c22', '#ffe6a6'],
    ]
      .map(
        ([x, y, shell, shade, shine]) => `<g transform="translate(${x} ${y})">
          <path d="M-44 6h88c0 10-16 15-44 15S-44 16-44 6z" fill="${shade}"/><rect x="-41" y="-3" width="82" height="11" rx="5" fill="#fff6e6"/>
          <path d="M-44-4c0-16 20-22 44-22s44 6 44 22c0 4-4 5-8 5h-72c-4 0-8-1-8-5z" fill="${shell}"/>
          <path d="M-44-4c0 4 4 5 8 5h72c4 0 8-1 8-5-8 3-80 3-88 0z" fill="${shade}"/>
          <path d="M-32-12c4-6 12-9 22-10" fill="none" stroke="${shine}" stroke-width="5" stroke-linecap="round"/></g>`,
      )
      .join('')}`,

  ramekin: `
    <path d="M8 58h112l-8 50c-2 9-8 14-17 14H33c-9 0-15-5-17-14z" fill="#f4efe6"/><path d="M94 58h26l-8 50c-2 9-8 14-17 14H76c12-12 17-36 18-64z" fill="#d8cfc0"/>
    <g stroke="#ded6c8" stroke-width="4" stroke-linecap="round"><path d="m22 76 6 36M40 78l3 36M58 80l1 36M76 80l-2 36M94 78l-4 34M109 76l-7 34"/></g>
    <ellipse cx="64" cy="58" rx="57" ry="20" fill="#fffdf8"/><ellipse cx="64" cy="58" rx="50" ry="15.5" fill="#b5661a"/>
    <path d="M16 56c2-12 12-10 18-16 8-8 16-2 22-6 8-6 14 2 22 0 10-2 12 8 20 10 8 1 14 6 14 12-8 18-88 18-96 0z" fill="#dc932f"/>
    <path d="M26 52c6-8 14-6 20-8M58 44c8-4 14 0 22-2M34 62c8-4 14 2 22-2M70 60c8-4 18 0 26-4" fill="none" stroke="#f7c873" stroke-width="5" stroke-linecap="round"/>
    <path d="M46 54c6 3 12 1 16-2M82 52c5 3 10 3 14 1M24 60c4 2 8 2 10 0" fill="none" stroke="#a9590f" stroke-width="3" stroke-linecap="round"/>
    ${sprinkle(13, { x: 64, y: 52, across: 38, along: 10 }, grainOf('#7fa636', 4, 2.2))}${sprinkle(8, { x: 62, y: 54, across: 36, along: 9 }, grainOf('#5c2318', 3.4, 2.6))}${sprinkle(8, { x: 66, y: 52, across: 36, along: 9 }, grainOf('#fdeccb', 5, 2.2))}`,

  'pudding-glass': `
    <ellipse cx="64" cy="118" rx="32" ry="8" fill="#a9c4cf"/><ellipse cx="64" cy="115" rx="32" ry="8" fill="#d6e8ef"/><path d="M58 88h12l4 26c-4 3-16 3-20 0z" fill="#bcd5de"/>
    <path d="M12 40h104c0 30-18 52-52 52S12 70 12 40z" fill="#d6e8ef"/><path d="M16 46h96c-2 24-18 41-48 41S18 70 16 46z" fill="#fffaf0"/>
    <path d="M92 46h20c-2 24-18 41-48 41 18-6 27-22 28-41z" fill="#eadfce"/>
    <ellipse cx="64" cy="42" rx="52" ry="15" fill="#eef6fa"/><ellipse cx="64" cy="43" rx="46" ry="12" fill="#fffdf8"/>
    <path d="M28 41c10-7 28-9 44-6" fill="none" stroke="#f0e5d4" stroke-width="4" stroke-linecap="round"/>
    ${sprinkle(44, { x: 64, y: 43, across: 38, along: 9 }, grainOf('#b5713a', 1.5, 0.9))}${sprinkle(12, { x: 64, y: 42, across: 20, along: 5 }, grainOf('#86a93a', 3.2, 1.8))}
    <path d="M24 58c3 9 9 16 17 20" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".9"/>`,
}
