import { grainOf, sprinkle } from './sprinkle.ts'

const STICK = `<path d="M3 64h121" stroke="#c99a5b" stroke-width="4" stroke-linecap="round"/>`

const cube = (x: number, light: string, shade: string) =>
  `<rect x="${x}" y="47" width="17" height="34" rx="6" fill="${shade}"/><rect x="${x}" y="47" width="17" height="27" rx="6" fill="${light}"/>`

/** From the charcoal. Skewers lie flat; recipes turn them. */
export const GRILL_DRAWINGS = {
  skewer: `${STICK}
    ${cube(14, '#a8603a', '#77401f')}${cube(32, '#6cb33f', '#3f8a2a')}${cube(48, '#a8603a', '#77401f')}
    ${cube(66, '#e2372b', '#ab1d18')}${cube(82, '#a8603a', '#77401f')}${cube(100, '#f0b429', '#c98a12')}
    <g stroke="#5a2d14" stroke-width="2.5" stroke-linecap="round"><path d="m18 56 9 14M53 56l9 14M87 56l9 14"/></g>
    <g stroke="#fff" stroke-width="2.5" stroke-linecap="round" opacity=".55"><path d="M19 51h6M37 51h6M53 51h6M71 51h6M87 51h6M105 51h6"/></g>`,

  'kofta-skewer': `${STICK}
    <path d="M16 64c0-12 8-16 15-13 6-4 13-4 18 0 6-4 13-4 18 0 6-4 13-4 18 0 9-5 26-2 26 13s-17 18-26 13c-5 4-12 4-18 0-5 4-12 4-18 0-5 4-12 4-18 0-7 3-15-1-15-13z" fill="#8a4a28"/>
    <path d="M17 61c1-10 8-13 14-10 6-4 13-4 18 0 6-4 13-4 18 0 6-4 13-4 18 0 8-4 22-3 25 8-20 6-72 8-93 2z" fill="#b06a3f"/>
    <g stroke="#542811" stroke-width="3" stroke-linecap="round"><path d="m30 56 7 16M48 56l7 16M66 56l7 16M84 56l7 16"/></g>
    ${sprinkle(12, { x: 62, y: 62, across: 40, along: 8 }, grainOf('#5fae43', 2.2, 1.1))}`,

  'suya-skewer': `${STICK}
    ${[12, 32, 52, 72, 92]
      .map(
        (
          x,
        ) => `<path d="M${x} 52c3-9 16-11 21-5 4 6 3 27-1 33-5 6-16 4-19-4-3-7-3-17-1-24z" fill="#6e2f14"/>
        <path d="M${x + 1} 51c3-8 15-9 19-4 4 6 3 20 0 25-5 5-15 3-18-3-2-6-3-12-1-18z" fill="#a04a20"/>`,
      )
      .join('')}
    ${sprinkle(46, { x: 63, y: 62, across: 48, along: 13 }, grainOf('#e8913a', 1.8, 1.2))}
    ${sprinkle(26, { x: 64, y: 61, across: 47, along: 13 }, grainOf('#f6d08a', 1.6, 1.1))}`,

  'lamb-chop': `
    <path d="M62 62C64 40 76 22 98 10" fill="none" stroke="#d8bfa0" stroke-width="11" stroke-linecap="round"/>
    <path d="M60 60C62 38 74 21 96 9" fill="none" stroke="#f8ead2" stroke-width="7" stroke-linecap="round"/>
    <path d="M14 84c0-26 22-40 50-36 26 4 44 20 42 42-2 20-22 30-48 30-28 0-44-14-44-36z" fill="#70371b"/>
    <path d="M14 80c0-25 22-38 50-34 26 4 44 19 42 40-2 19-22 28-48 28-28 0-44-13-44-34z" fill="#d69a5e"/>
    <path d="M23 80c0-19 18-28 41-25 21 3 34 14 32 30-2 14-18 21-39 21-22 0-34-10-34-26z" fill="#9c5230"/>
    <g stroke="#592710" stroke-width="5" stroke-linecap="round"><path d="m38 66 18 34M56 61l20 39M75 63l14 26"/></g>
    <path d="M32 72c4-8 14-12 26-11" fill="none" stroke="#c98461" stroke-width="4" stroke-linecap="round"/>`,

  'grill-marks': `
    <g stroke="#4a210c" stroke-width="9" stroke-linecap="round" opacity=".75"><path d="m14 30 26 68M50 26l26 72M86 30l24 62"/></g>`,

  'roast-chicken': `
    <path d="M6 84c0-30 22-48 52-48 34 0 56 20 58 46 1 22-22 36-54 36-34 0-56-12-56-34z" fill="#9c4a12"/>
    <path d="M6 80c0-29 22-46 52-46 34 0 56 19 58 44 1 21-22 34-54 34-34 0-56-11-56-32z" fill="#d6822a"/>
    <path d="M22 66c8-14 24-21 40-20" fill="none" stroke="#f7bd6b" stroke-width="8" stroke-linecap="round"/>
    <path d="M14 82c8-8 24-8 30 2 5 9-3 18-14 17-11-1-20-10-16-19z" fill="#b8631a"/><path d="M18 82c7-5 18-4 22 3" fill="none" stroke="#eda550" stroke-width="4" stroke-linecap="round"/>
    <path d="m100 62 15-25" stroke="#f8ead2" stroke-width="9" stroke-linecap="round"/><circle cx="112" cy="35" r="6" fill="#f8ead2"/><circle cx="120" cy="40" r="6" fill="#f8ead2"/>
    <path d="M62 98c-8-16 2-36 22-42 13-4 24 2 26 12 3 16-12 40-30 42-8 1-15-4-18-12z" fill="#b8631a"/>
    <path d="M64 94c-6-15 3-32 21-38 12-4 22 1 24 10 3 14-11 36-27 38-8 1-15-3-18-10z" fill="#e3943a"/>
    <path d="M74 76c3-8 9-13 17-14" fill="none" stroke="#fbcf8a" stroke-width="5" stroke-linecap="round"/>
    ${sprinkle(14, { x: 52, y: 62, across: 34, along: 20 }, grainOf('#8a4512', 1.8, 1.2))}`,
}
