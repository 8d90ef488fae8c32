import { grainOf, sprinkle } from './sprinkle.ts'

const SHELLS = [
  ['#f48fb1', '#d9648c', '#ffc9da'],
  ['#a5d377', '#7fb04c', '#d6efb8'],
  ['#f6c453', '#d89c22', '#ffe6a6'],
  ['#9c6648', '#6d4029', '#cf9c7c'],
  ['#b79ae0', '#8d6cc0', '#dccdf4'],
]

/** An open box of macarons, its lid leaning behind it. */
function macaronBox(rows: { y: number; columns: number[]; scale: number }[], lid: string): string {
  const top = (rows[0]?.y ?? 0) - 4
  const macarons = rows.flatMap(({ y, columns, scale }, row) =>
    columns.map((x, column) => {
      const [shell, shade, shine] = SHELLS[(row * 2 + column) % SHELLS.length] ?? []
      return `<g transform="translate(${x} ${y}) scale(${scale})">
        <path d="M-20 6h40c0 12-8 16-20 16S-20 18-20 6z" fill="${shade}"/><rect x="-19" y="-2" width="38" height="10" rx="4" fill="#fff6e6"/>
        <path d="M-20-3c0-14 9-20 20-20S20-17 20-3c0 3-2 4-4 4h-32c-2 0-4-1-4-4z" fill="${shell}"/><path d="M-20-3c0 3 2 4 4 4h32c2 0 4-1 4-4-6 2-34 2-40 0z" fill="${shade}"/>
        <path d="M-13-9c1-5 5-8 10-9" fill="none" stroke="${shine}" stroke-width="4" stroke-linecap="round"/></g>`
    }),
  )
  return `
    <path d="M12 10h104c3 0 4 2 4 4v46H8V14c0-2 1-4 4-4z" fill="#fbf3e6"/><path d="M18 16h92v40H18z" fill="#f0e2cc"/>${lid}
    <path d="M10 ${top}h108l8 ${86 - top}H2z" fill="#8a6a4a"/>${macarons.join('')}
    <path d="M2 84h124l-6 34c-1 4-3 6-7 6H15c-4 0-6-2-7-6z" fill="#7fc4b4"/><path d="M98 84h28l-6 34c-1 4-3 6-7 6H86c7-12 11-26 12-40z" fill="#5aa394"/><path d="M2 84h124l-1 7H3z" fill="#b5e0d6"/>
    <path d="M58 84h13v40H58z" fill="#e0a53a"/><path d="M64 104c-16-14-30-8-28 0s16 8 28 0c12 8 26 8 28 0s-12-14-28 0z" fill="#f0bf5a"/><path d="M64 104c-8 4-16 5-22 3M64 104c8 4 16 5 22 3" fill="none" stroke="#b87f1c" stroke-width="3" stroke-linecap="round"/><circle cx="64" cy="104" r="7" fill="#d9972c"/>`
}

/** Cakes of a confectioner, and his boxes. */
export const CAKE_DRAWINGS = {
  'macaron-box': macaronBox(
    [
      { y: 56, columns: [30, 64, 98], scale: 0.82 },
      { y: 76, columns: [26, 64, 102], scale: 0.95 },
    ],
    `<path d="M64 26c-6-9-19-4-16 5 2 6 10 10 16 15 6-5 14-9 16-15 3-9-10-14-16-5z" fill="#e0a53a"/>`,
  ),

  'large-macaron-box': macaronBox(
    [
      { y: 40, columns: [25, 51, 77, 103], scale: 0.62 },
      { y: 59, columns: [22, 50, 78, 106], scale: 0.68 },
      { y: 79, columns: [19, 49, 79, 109], scale: 0.74 },
    ],
    '',
  ),

  'pistachio-dome': `
    <ellipse cx="64" cy="106" rx="61" ry="18" fill="#a8681c"/><ellipse cx="64" cy="101" rx="61" ry="18" fill="#eebb6b"/><ellipse cx="63" cy="99" rx="55" ry="14" fill="#f8d79a"/>
    <path d="M12 94c0-46 24-66 52-66s52 20 52 66c-14 14-90 14-104 0z" fill="#7da63a"/><path d="M12 91c0-44 24-65 52-65s52 21 52 65c-14 13-90 13-104 0z" fill="#a9cd5c"/>
    <path d="M80 28c22 8 36 28 36 63-9 9-36 12-62 11 32-10 44-38 26-74z" fill="#8cb544"/>
    <path d="M26 76c1-18 9-30 22-37" fill="none" stroke="#e6f5bd" stroke-width="7" stroke-linecap="round"/><path d="M24 88v2" stroke="#e6f5bd" stroke-width="7" stroke-linecap="round"/>
    ${sprinkle(26, { x: 64, y: 96, across: 54, along: 8 }, grainOf('#4f7a1e', 4, 2.4))}${sprinkle(18, { x: 62, y: 95, across: 52, along: 7 }, grainOf('#cfe58e', 3.4, 1.8))}
    <path d="M40 30c2-6 12-8 24-8s22 2 24 8c-6 6-42 6-48 0z" fill="#c9e38a"/>
    ${[
      [54, 25],
      [74, 25],
      [64, 13],
    ]
      .map(
        ([x, y]) =>
          `<circle cx="${x}" cy="${y}" r="11" fill="#a3122e"/><circle cx="${x}" cy="${Number(y) - 1}" r="10" fill="#d92b4a"/>${sprinkle(9, { x: Number(x), y: Number(y) - 2, across: 7, along: 7 }, (left, top) => `<circle cx="${left}" cy="${top}" r="2.600" fill="#f0607a"/>`)}`,
      )
      .join('')}`,

  'milk-cake': `
    <ellipse cx="64" cy="104" rx="63" ry="20" fill="#c9c4bb"/><ellipse cx="64" cy="99" rx="63" ry="20" fill="#faf8f3"/><ellipse cx="64" cy="99" rx="53" ry="15" fill="#fbe3a0"/><ellipse cx="62" cy="98" rx="47" ry="12" fill="#fff0c4"/>
    <path d="M14 56 64 76v34L14 90z" fill="#f0b63c"/><path d="m64 76 50-20v34l-50 20z" fill="#d39624"/>
    <g fill="#fbd67c"><circle cx="26" cy="78" r="2.500"/><circle cx="40" cy="86" r="3"/><circle cx="52" cy="94" r="2.500"/><circle cx="34" cy="92" r="2"/><circle cx="55" cy="102" r="2"/></g><g fill="#b87c14"><circle cx="78" cy="90" r="2.500"/><circle cx="94" cy="84" r="2.500"/><circle cx="104" cy="76" r="2"/><circle cx="86" cy="96" r="2"/></g>
    <path d="M14 46 64 66v14L14 60z" fill="#fff8e6"/><path d="m64 66 50-20v14L64 80z" fill="#e9dcc0"/><path d="M14 46 64 26l50 20-50 20z" fill="#fffdf6"/>
    <path d="M30 46c10-5 22-9 32-13" fill="none" stroke="#f6e9cf" stroke-width="4" stroke-linecap="round"/>
    ${sprinkle(16, { x: 64, y: 47, across: 32, along: 12 }, grainOf('#86a93a', 3.6, 2))}
    ${sprinkle(14, { x: 62, y: 46, across: 32, along: 12 }, (x, y, turn) => `<path d="M${x} ${y}q5-5 10-1" transform="rotate(${turn * 2} ${x} ${y})" fill="none" stroke="#d9481a" stroke-width="2" stroke-linecap="round"/>`)}
    <g fill="#e0568f"><path d="M52 42c-2-10 6-15 14-12-1 9-6 13-14 12z"/><path d="M82 46c-8-6-6-14 2-17 5 8 4 13-2 17z" fill="#f08ab2"/><path d="M60 54c4-7 14-7 18-1-6 6-12 6-18 1z" fill="#d23f7c"/></g>`,
}
