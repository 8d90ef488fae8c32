import { grainOf, sprinkle } from './sprinkle.ts'

/** From a French baker's oven. */
export const PASTRY_DRAWINGS = {
  brioche: `
    <path d="M10 70h108l-16 44c-3 8-8 11-16 11H42c-8 0-13-3-16-11z" fill="#a8561a"/><path d="M92 70h26l-16 44c-3 8-8 11-16 11H74c11-14 16-32 18-55z" fill="#8a4010"/>
    <g stroke="#d98a36" stroke-width="6" stroke-linecap="round"><path d="m22 84 11 32M40 88l6 30M59 90l1 29M78 90l-3 29M96 86l-9 30"/></g>
    <path d="M4 68c-2-18 12-28 26-26 8-8 60-8 68 0 14-2 28 8 26 26-6 18-22 14-30 20-8 5-16 5-22 1-6 4-18 4-24 0-6 3-14 2-20-2-9-4-20-3-24-19z" fill="#bd6c1e"/>
    <path d="M4 64c-2-18 12-26 26-24 8-8 60-8 68 0 14-2 28 6 26 24-6 16-22 12-30 18-8 5-16 5-22 1-6 4-18 4-24 0-6 3-14 2-20-2-9-4-20-3-24-17z" fill="#e59a3c"/>
    <path d="M12 60c2-8 8-11 16-11" fill="none" stroke="#fbd08a" stroke-width="6" stroke-linecap="round"/>
    <path d="M36 44c0-24 12-38 28-38s28 14 28 38c-8 14-48 14-56 0z" fill="#bd6c1e"/><path d="M36 40c0-22 12-36 28-36s28 14 28 36c-8 12-48 12-56 0z" fill="#f0ab4c"/>
    <path d="M74 6c12 5 18 18 18 34-5 8-20 11-34 10 18-6 24-24 16-44z" fill="#d98a2e"/><path d="M44 32c1-10 6-17 14-20" fill="none" stroke="#fde0a8" stroke-width="6" stroke-linecap="round"/>
    ${sprinkle(13, { x: 64, y: 24, across: 20, along: 15 }, grainOf('#fffdf6', 3.2, 2.4))}${sprinkle(9, { x: 24, y: 62, across: 14, along: 9 }, grainOf('#fffdf6', 3, 2.2))}${sprinkle(9, { x: 102, y: 62, across: 14, along: 9 }, grainOf('#fff6e0', 3, 2.2))}`,

  'kouign-amann': `
    <path d="M8 66c-2 36 20 52 56 52s58-16 56-52z" fill="#7a380c"/><path d="M94 108c20-6 27-22 26-42H98c2 16 1 30-4 42z" fill="#5c2706"/>
    <path d="M11 84c10 14 29 20 53 20s43-6 53-20M16 96c10 10 27 15 48 15s38-5 48-15" fill="none" stroke="#c8741f" stroke-width="3.500" stroke-linecap="round"/>
    <ellipse cx="64" cy="62" rx="61" ry="43" fill="#8f450e"/>
    ${[45, 135, 315, 225]
      .map(
        (turn) => `<g transform="translate(64 58) scale(1 .7) rotate(${turn})">
          <path d="M0 0C-16-8-36-20-42-36c6-30 78-30 84 0C36-20 16-8 0 0z" fill="#a8561a"/><path d="M0-5C-15-12-33-23-38-37c7-27 69-27 76 0C33-23 15-12 0-5z" fill="#eaa347"/>
          <path d="M-28-36c10-16 46-16 56 0M-19-27c8-11 30-11 38 0M-10-18c5-6 15-6 20 0" fill="none" stroke="#c8741f" stroke-width="4" stroke-linecap="round"/></g>`,
      )
      .join('')}
    <path d="M14 48c6-14 20-24 38-27" fill="none" stroke="#fde0a8" stroke-width="5" stroke-linecap="round"/>
    ${sprinkle(30, { x: 64, y: 56, across: 50, along: 34 }, grainOf('#fff6e0', 2.2, 1.6))}`,

  'raisin-swirl': `
    <ellipse cx="64" cy="80" rx="61" ry="42" fill="#8f4a12"/><ellipse cx="64" cy="73" rx="61" ry="42" fill="#c0701c"/><ellipse cx="64" cy="66" rx="61" ry="42" fill="#e8a144"/>
    <g fill="none" stroke-linecap="round"><path d="M112 68c-2 20-22 31-48 31S14 85 14 66s22-33 50-33c26 0 40 12 40 27S88 86 66 86c-21 0-34-8-34-20s14-19 31-19c16 0 24 7 24 15s-9 12-20 12c-8 0-13-3-13-8" stroke="#a8561a" stroke-width="5"/>
    <path d="M108 74c-8 14-24 20-44 20-24 0-45-12-45-28s18-28 45-28c23 0 35 10 35 22S84 81 66 81c-17 0-29-6-29-15s11-14 26-14c12 0 19 4 19 10s-6 8-15 8" stroke="#fbe2a0" stroke-width="4"/></g>
    <path d="M9 54c5-14 18-23 34-27" fill="none" stroke="#fff0cf" stroke-width="5" stroke-linecap="round"/>
    ${sprinkle(10, { x: 64, y: 66, across: 47, along: 31 }, (x, y, turn) => `<g transform="translate(${x} ${y}) rotate(${turn / 3 - 30})"><ellipse cy="2" rx="9" ry="6" fill="#4a1e0c"/><ellipse rx="9" ry="5.500" fill="#a8591c"/><path d="M-4-2h5" stroke="#f3c07a" stroke-width="2.500" stroke-linecap="round"/></g>`)}`,

  'pain-au-chocolat': `<g transform="translate(0 18) scale(1 .8)">
    <path d="M26 38h72c17 0 27 14 27 34s-10 34-27 34H26z" fill="#8f4a0d"/><path d="M26 34h72c17 0 27 13 27 33 0 19-10 32-27 32H26z" fill="#e3943a"/>
    <path d="M44 92h54c12 0 21-8 25-20 0 18-10 27-25 27H36z" fill="#c0701c"/>
    <g fill="none" stroke="#b8651a" stroke-width="4" stroke-linecap="round"><path d="M58 35c-10 18-10 42 0 63M78 35c-10 18-10 42 0 63M97 35c-10 18-10 42 0 63M113 42c-7 15-7 33 0 48"/></g>
    <g fill="none" stroke="#fbd08a" stroke-width="5" stroke-linecap="round"><path d="M61 42c-4 8-6 15-6 23M81 42c-4 8-6 15-6 23M100 42c-4 8-6 15-6 23"/></g>
    <ellipse cx="27" cy="68" rx="25" ry="36" fill="#8f4a0d"/><ellipse cx="26" cy="67" rx="24" ry="34" fill="#f0b45c"/>
    <g fill="none" stroke="#c0701c" stroke-width="3"><ellipse cx="26" cy="67" rx="19" ry="28"/><ellipse cx="26" cy="67" rx="14" ry="22"/></g><ellipse cx="26" cy="67" rx="11" ry="19" fill="#fbe0a6"/>
    <g fill="#3c1a0c"><ellipse cx="26" cy="55" rx="9" ry="8"/><ellipse cx="26" cy="78" rx="9" ry="8"/></g><g stroke="#8a5240" stroke-width="3" stroke-linecap="round"><path d="M21 52h6M21 75h6"/></g></g>`,

  'croque-croissant': `
    <path d="M4 88c12-6 108-6 120 0 2 6-2 10-8 14-22 16-82 16-104 0-6-4-10-8-8-14z" fill="#a8561a"/><path d="M4 86c12-6 108-6 120 0 2 5-2 8-8 11-22 14-82 14-104 0-6-3-10-6-8-11z" fill="#e39a3c"/>
    <path d="M6 84c8-8 20-2 28-4s14 4 24 2 16 2 26 0 30-6 38 2c2 8-10 6-16 10-8 4-14-2-22 2-9 4-16-3-24 0-10 3-16 0-24-2-10-2-32 0-30-10z" fill="#c97a5c"/><path d="M6 80c8-8 20-2 28-4s14 4 24 2 16 2 26 0 30-6 38 2c2 7-10 5-16 8-8 4-14-2-22 2-9 3-16-3-24 0-10 3-16 0-24-2-10-2-32 0-30-8z" fill="#eeb59a"/>
    <path d="M4 72h120c0 8-7 6-10 12-3 7-9 6-11-1-2-5-9-2-11 4-3 8-10 8-12 0-2-6-9-5-12 1-3 7-9 6-11-1-2-6-9-4-12 2-3 8-10 7-12-1-2-6-8-4-11 1-4 6-9 4-10-2-1-5-8-7-8-15z" fill="#f6b632"/>
    <path d="M0 88c-2-18 14-28 20-40 8-14 24-26 44-26s36 12 44 26c6 12 22 22 20 40-6-2-12-8-18-14-20 3-72 3-92 0-6 6-12 12-18 14z" fill="#a8561a"/><path d="M0 85c-2-18 14-28 20-40 8-14 24-25 44-25s36 11 44 25c6 12 22 22 20 40-6-2-12-8-18-14-20 3-72 3-92 0-6 6-12 12-18 14z" fill="#e8a144"/>
    <g fill="none" stroke="#c0701c" stroke-width="4" stroke-linecap="round"><path d="M18 50c8 4 12 11 12 20M38 31c8 9 11 24 10 41M90 31c-8 9-11 24-10 41M110 50c-8 4-12 11-12 20"/></g>
    <path d="M28 52c1-6 4-11 8-14M8 72c1-6 4-10 8-13" fill="none" stroke="#fbd08a" stroke-width="5" stroke-linecap="round"/>
    <path d="M34 42c4-12 18-19 31-19 14 0 27 8 30 20 1 8-7 6-10 12-2 6-9 5-10 0-2-6-8-5-11 1-3 7-10 7-12-1-1-5-7-4-9 0-4 4-10-2-9-13z" fill="#fff0c2"/>
    ${sprinkle(12, { x: 64, y: 38, across: 24, along: 11 }, grainOf('#dc8f2a', 4, 2.2))}${sprinkle(9, { x: 65, y: 37, across: 24, along: 11 }, grainOf('#5fae43', 2.6, 1.2))}`,
}
