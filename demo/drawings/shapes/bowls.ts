import { die } from './die.ts'
import { grainOf, sprinkle } from './sprinkle.ts'

const STEAM = `<path d="M46 26c-6-7 5-10 0-19M64 24c-6-8 5-11 0-21M82 26c-6-7 5-10 0-19" fill="none" stroke="#b8b2ad" stroke-width="4" stroke-linecap="round" opacity=".5"/>`

const DEEP_BOWL = `
  <path d="M44 112h40l4 11c.4 1-.3 2-1.4 2H41.400c-1.1 0-1.8-1-1.4-2z" fill="#d6d0c6"/>
  <path d="M4 54h120c-2 38-28 62-46 62H50C32 116 6 92 4 54z" fill="#f7f4ee"/>
  <path d="M96 54h28c-2 38-28 62-46 62H64c22-12 30-34 32-62z" fill="#dcd6cb"/>
  <path d="M6.5 68c34 14 81 14 115 0-.8 4-2 8-3.5 11-31 12-77 12-108 0-1.5-3-2.7-7-3.5-11z" fill="#2f7f86"/>
  <ellipse cx="64" cy="54" rx="60" ry="18" fill="#fffdf8"/>`

const BOWL_SHINE = `<path d="M18 88c6 10 14 17 22 21" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round"/>`

const SHALLOW_DISH = `
  <path d="M2 62c1 30 27 48 62 48s61-18 62-48z" fill="#cfc7ba"/>
  <path d="M90 106c22-7 35-23 36-44h-20c0 18-6 34-16 44z" fill="#b5ac9d"/>
  <ellipse cx="64" cy="60" rx="62" ry="34" fill="#fdfbf6"/>
  <ellipse cx="64" cy="61" rx="54" ry="28" fill="#ddd5c7"/>`

/** What is served in a bowl, a dish or a pan. */
export const BOWL_DRAWINGS = {
  'soup-bowl': `${STEAM}${DEEP_BOWL}
    <ellipse cx="64" cy="56" rx="52" ry="13.5" fill="#c96f14"/><ellipse cx="64" cy="57.5" rx="51" ry="12" fill="#eb9a2c"/>
    <path d="M34 56c10-7 30-8 44-4s18 6 22 3" fill="none" stroke="#f8c77a" stroke-width="4" stroke-linecap="round"/>
    ${sprinkle(14, { x: 62, y: 58, across: 34, along: 7 }, grainOf('#3f8f3a', 2.6, 1.3))}${BOWL_SHINE}`,

  'chunky-soup': `${STEAM}${DEEP_BOWL}
    <ellipse cx="64" cy="56" rx="52" ry="13.5" fill="#8f2d12"/><ellipse cx="64" cy="57.5" rx="51" ry="12" fill="#c24a1c"/>
    <g fill="#7b4a34"><rect x="30" y="48" width="17" height="11" rx="4"/><rect x="70" y="45" width="19" height="12" rx="4"/><rect x="52" y="56" width="18" height="11" rx="4"/></g>
    <g fill="#a3684c"><rect x="31" y="48" width="14" height="6" rx="3"/><rect x="71" y="45" width="16" height="6" rx="3"/><rect x="53" y="56" width="15" height="6" rx="3"/></g>
    ${sprinkle(11, { x: 64, y: 57, across: 42, along: 9 }, grainOf('#e9c04a', 2.6, 1.8))}
    ${sprinkle(9, { x: 66, y: 57, across: 38, along: 8 }, grainOf('#58a12f', 3.4, 1.5))}${BOWL_SHINE}`,

  'heaped-bowl': `${DEEP_BOWL}
    <path d="M8 55c6-30 32-43 56-43s50 13 56 43c-24 19-88 19-112 0z" fill="#3c8a35"/>
    <path d="M90 19c18 7 28 20 30 36-14 11-42 16-66 14 26-6 42-24 36-50z" fill="#2d6f2b"/>
    ${sprinkle(70, { x: 63, y: 42, across: 50, along: 23 }, grainOf('#63b148', 3.6, 1.7))}
    ${sprinkle(24, { x: 61, y: 41, across: 46, along: 21 }, grainOf('#f3e3b4', 2.2, 1.6))}
    ${sprinkle(11, { x: 64, y: 39, across: 44, along: 19 }, grainOf('#e2372b', 4, 3))}${BOWL_SHINE}`,

  'chopped-salad': `${DEEP_BOWL}
    <path d="M8 55c6-30 32-43 56-43s50 13 56 43c-24 19-88 19-112 0z" fill="#4f8f34"/>
    ${sprinkle(64, { x: 64, y: 42, across: 50, along: 22 }, die)}
    ${sprinkle(12, { x: 62, y: 40, across: 42, along: 18 }, grainOf('#2c7b2e', 5, 2))}${sprinkle(10, { x: 66, y: 40, across: 42, along: 18 }, grainOf('#fffdf6', 3.6, 1.6))}${BOWL_SHINE}`,

  'koshari-bowl': `${DEEP_BOWL}
    <path d="M8 55c6-28 32-40 56-40s50 12 56 40c-24 19-88 19-112 0z" fill="#d9a45c"/>
    ${sprinkle(64, { x: 64, y: 48, across: 52, along: 17 }, grainOf('#f6ddae', 3.4, 1.5))}
    ${sprinkle(30, { x: 62, y: 48, across: 50, along: 16 }, grainOf('#7d4f2b', 2.4, 1.8))}
    <path d="M30 38c8-16 24-23 36-23 14 0 28 8 34 21-6 6-12 2-18 6-7 5-14-1-21 3-9 5-22 2-31-7z" fill="#c8321c"/>
    <path d="M38 32c8-9 20-13 30-12" fill="none" stroke="#ec6a4c" stroke-width="4" stroke-linecap="round"/>
    <g fill="none" stroke="#8a4a18" stroke-width="3" stroke-linecap="round"><path d="M52 16c6-6 14-6 18-1M60 22c8-4 14-3 20 2M46 25c5-5 10-5 14-2M72 12c6-1 10 2 12 6"/></g>
    ${sprinkle(9, { x: 64, y: 46, across: 48, along: 10 }, grainOf('#e9c987', 4, 3.6))}${BOWL_SHINE}`,

  'dip-dish': `${SHALLOW_DISH}
    <ellipse cx="64" cy="60" rx="51" ry="25" fill="#e8cd98"/>
    <path d="M24 58c4-14 22-21 42-20 20 0 36 8 36 19 0 10-14 16-30 15-13 0-22-5-22-11 0-5 7-8 15-7" fill="none" stroke="#f8e6be" stroke-width="6" stroke-linecap="round"/>
    <path d="M30 62c5 10 20 15 36 15 20 0 36-8 37-18" fill="none" stroke="#d0aa66" stroke-width="4" stroke-linecap="round"/>
    <path d="M46 58c2-7 12-10 22-9 10 0 18 4 17 9-1 6-10 9-20 9-11 0-20-3-19-9z" fill="#c9a21c"/><path d="M52 56c3-4 10-5 16-4" fill="none" stroke="#f2dc7a" stroke-width="3" stroke-linecap="round"/>
    ${sprinkle(26, { x: 64, y: 59, across: 44, along: 20 }, grainOf('#b8402a', 1.5, 1))}
    <g fill="#e3b766"><circle cx="60" cy="58" r="5"/><circle cx="71" cy="59" r="5"/><circle cx="65" cy="63" r="5"/></g>
    <g fill="#f6d795"><circle cx="58.5" cy="56.5" r="1.8"/><circle cx="69.5" cy="57.5" r="1.8"/><circle cx="63.5" cy="61.5" r="1.8"/></g>
    ${sprinkle(7, { x: 66, y: 58, across: 34, along: 15 }, grainOf('#4c9a3b', 3.6, 1.7))}`,

  'bean-dish': `${SHALLOW_DISH}
    <ellipse cx="64" cy="60" rx="51" ry="25" fill="#6b3d20"/>
    ${sprinkle(34, { x: 64, y: 59, across: 44, along: 20 }, grainOf('#9a5d33', 6.4, 4.2))}
    ${sprinkle(34, { x: 63, y: 58, across: 44, along: 20 }, grainOf('#b8784a', 3.4, 1.8))}
    <path d="M30 56c5-10 22-14 38-13" fill="none" stroke="#d8b24a" stroke-width="4" stroke-linecap="round" opacity=".8"/>
    ${sprinkle(9, { x: 66, y: 58, across: 30, along: 13 }, grainOf('#e2372b', 3.6, 2.8))}
    ${sprinkle(12, { x: 62, y: 59, across: 36, along: 16 }, grainOf('#5fae43', 3.4, 1.6))}`,

  'pickle-jar': `
    <path d="M34 4h60c4 0 6 2 6 6v12H28V10c0-4 2-6 6-6z" fill="#c9972f"/><path d="M80 4h14c4 0 6 2 6 6v12H78z" fill="#a8781f"/><path d="M30 14h68" stroke="#f2d585" stroke-width="3"/>
    <path d="M28 22h72c0 8 10 10 10 22v68c0 7-5 12-12 12H30c-7 0-12-5-12-12V44c0-12 10-14 10-22z" fill="#dcedd0"/>
    <path d="M24 46h80v64c0 5-3 8-8 8H32c-5 0-8-3-8-8z" fill="#c3dc8c"/>
    <g><rect x="30" y="50" width="19" height="62" rx="9.5" fill="#5f8f2c"/><rect x="52" y="54" width="19" height="60" rx="9.5" fill="#4c7a22"/><rect x="76" y="50" width="20" height="34" rx="9.5" fill="#e0568f"/><rect x="76" y="86" width="20" height="28" rx="9" fill="#c93f79"/></g>
    <g fill="#89b84e"><circle cx="36" cy="60" r="2.2"/><circle cx="42" cy="70" r="2.2"/><circle cx="36" cy="80" r="2.2"/><circle cx="42" cy="92" r="2.2"/><circle cx="58" cy="64" r="2.2"/><circle cx="64" cy="76" r="2.2"/><circle cx="58" cy="88" r="2.2"/><circle cx="64" cy="102" r="2.2"/></g>
    <path d="M82 56v20M82 92v14" stroke="#f39cbf" stroke-width="4" stroke-linecap="round"/>
    <path d="M92 22h8c0 8 10 10 10 22v68c0 7-5 12-12 12H84c10-10 14-40 12-76-1-12-4-16-4-26z" fill="#27400a" opacity=".12"/>
    <path d="M26 44c1-6 5-8 8-14M26 58v48" fill="none" stroke="#fff" stroke-width="5" stroke-linecap="round" opacity=".75"/>`,

  skillet: `
    <path d="m104 64 20-17c3-2 6 2 4 5l-17 21z" fill="#3a3d40"/>
    <path d="M2 66c0 30 24 48 56 48s56-18 56-48z" fill="#26282a"/>
    <ellipse cx="58" cy="64" rx="56" ry="34" fill="#4a4e52"/><ellipse cx="58" cy="66" rx="50" ry="29" fill="#a8260f"/><ellipse cx="58" cy="67" rx="49" ry="27" fill="#d8431f"/>
    ${sprinkle(26, { x: 58, y: 67, across: 44, along: 23 }, grainOf('#ee7045', 5, 2.4))}
    ${sprinkle(10, { x: 58, y: 67, across: 44, along: 23 }, grainOf('#3f8f3a', 3.4, 1.6))}
    <g fill="#fffdf6"><path d="M22 62c1-10 14-14 22-9 6 4 6 12 0 16-8 6-23 3-22-7zM62 52c3-9 20-10 26-3 5 6 1 13-7 15-10 2-21-3-19-12zM50 80c2-9 18-12 26-6 6 5 3 12-5 14-10 3-22 0-21-8z"/></g>
    <g fill="#f59f00"><ellipse cx="34" cy="60" rx="7.5" ry="5.5"/><ellipse cx="75" cy="54" rx="7.5" ry="5.5"/><ellipse cx="63" cy="80" rx="7.5" ry="5.5"/></g>
    <g fill="#ffd257"><ellipse cx="32" cy="58.5" rx="3" ry="2"/><ellipse cx="73" cy="52.5" rx="3" ry="2"/><ellipse cx="61" cy="78.5" rx="3" ry="2"/></g>
    <path d="M10 82c4 9 12 17 22 22" fill="none" stroke="#5d6266" stroke-width="4" stroke-linecap="round"/>`,
}
