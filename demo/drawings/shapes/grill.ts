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

  pomfret: `
    <path d="M104 64c8-10 12-24 22-30-4 20-4 40 0 60-10-6-14-20-22-30z" fill="#7d6a4f"/>
    <path d="M44 34C60 20 76 12 94 8c-6 12-8 22-6 34zM44 94c16 14 32 22 50 26-6-12-8-22-6-34z" fill="#8a7558"/>
    <path d="M4 66c14-28 38-40 60-40 22 0 38 20 46 38-8 18-24 38-46 38-22 0-46-10-60-36z" fill="#8f7a5a"/>
    <path d="M4 63c14-26 38-38 60-38 22 0 38 20 46 38-10 10-28 18-50 18-24 0-44-8-56-18z" fill="#d9c9a8"/>
    <path d="M22 50c12-12 28-18 44-17" fill="none" stroke="#f7efdc" stroke-width="6" stroke-linecap="round"/>
    <path d="M34 42c6 14 6 32-2 46" fill="none" stroke="#8a7558" stroke-width="4" stroke-linecap="round"/>
    <circle cx="20" cy="60" r="5" fill="#fff8ea"/><circle cx="20" cy="60" r="2.800" fill="#2f2a22"/><path d="M5 66c4 2 8 2 11 1" fill="none" stroke="#6b573a" stroke-width="2.500" stroke-linecap="round"/>
    <g stroke="#5a3a1c" stroke-width="5" stroke-linecap="round" opacity=".8"><path d="m50 44 10 38M66 40l10 44M82 44l8 32"/></g>
    ${sprinkle(16, { x: 64, y: 62, across: 36, along: 22 }, grainOf('#c8641b', 2, 1.2))}`,

  'gizzard-skewer': `${STICK}
    ${[16, 36, 56, 76, 96]
      .map(
        (
          x,
        ) => `<ellipse cx="${x + 8}" cy="67" rx="13" ry="16" fill="#4a2010"/><ellipse cx="${x + 8}" cy="64" rx="13" ry="15" fill="#94512c"/>
        <path d="M${x} 60c2-6 6-9 11-9" fill="none" stroke="#dca06a" stroke-width="4" stroke-linecap="round"/><path d="M${x + 3} 72c3-6 8-9 14-9" fill="none" stroke="#6b3218" stroke-width="3" stroke-linecap="round"/>`,
      )
      .join('')}
    ${sprinkle(30, { x: 64, y: 64, across: 50, along: 13 }, grainOf('#f0a84a', 2, 1.4))}`,

  'tozo-skewer': `${STICK}
    ${[10, 39, 68, 97]
      .map(
        (
          x,
        ) => `<rect x="${x}" y="43" width="26" height="44" rx="8" fill="#5a2410"/><rect x="${x}" y="42" width="26" height="40" rx="8" fill="#b0562a"/>
        <rect x="${x}" y="42" width="26" height="12" rx="6" fill="#f8e2b8"/><path d="M${x + 4} 63c6-4 12 3 18-1M${x + 4} 73c6-4 12 3 18-1" fill="none" stroke="#f3d3a0" stroke-width="4" stroke-linecap="round"/><path d="M${x + 5} 46h10" stroke="#fffaf0" stroke-width="3" stroke-linecap="round"/>`,
      )
      .join('')}
    ${sprinkle(34, { x: 64, y: 68, across: 50, along: 13 }, grainOf('#7a2c10', 1.8, 1.2))}`,

  'sea-bass': `
    <path d="M102 64c8-10 14-20 26-26-4 12-5 18-5 27s2 15 5 27c-12-6-18-16-26-28z" fill="#5f7078"/><path d="M46 42c10-12 28-16 44-12-4 6-6 12-6 18zM54 84c6 10 16 14 26 14-3-6-4-10-3-16z" fill="#70838b"/>
    <path d="M0 66c12-20 34-28 56-28 20 0 38 12 52 26-14 16-32 27-52 27-22 0-44-7-56-25z" fill="#7c8c92"/><path d="M0 63c12-18 34-26 56-26 20 0 38 12 52 26-16 8-32 14-52 14-22 0-42-4-56-14z" fill="#c3d0d4"/>
    <path d="M18 52c12-7 26-10 40-9" fill="none" stroke="#f3f8fa" stroke-width="5" stroke-linecap="round"/><path d="M28 48c6 10 6 24-1 34" fill="none" stroke="#70838b" stroke-width="4" stroke-linecap="round"/>
    <circle cx="16" cy="60" r="5" fill="#fff8ea"/><circle cx="16" cy="60" r="2.800" fill="#2f2a22"/><path d="M2 66c4 2 8 2 10 1" fill="none" stroke="#56666c" stroke-width="2.500" stroke-linecap="round"/>
    ${[48, 66, 84]
      .map(
        (
          x,
        ) => `<path d="M${x} 44c-6 12-5 28 2 38" fill="none" stroke="#4a3020" stroke-width="4" stroke-linecap="round" opacity=".8"/>
        <path d="M${x - 2} 50a11 11 0 0 1 0 22z" fill="#f0b81c"/><path d="M${x - 2} 53a8 8 0 0 1 0 16z" fill="#fff0a3"/><path d="M${x - 2} 61h7M${x - 2} 61l5-5M${x - 2} 61l5 5" stroke="#f0c83a" stroke-width="1.500"/>`,
      )
      .join('')}
    <g fill="none" stroke="#4c9a3b" stroke-width="2.500" stroke-linecap="round"><path d="M34 88c16-6 34-6 52-2M46 84l-5-6M58 83l-3-7M70 83l2-7M80 85l5-6M50 84l2 8M64 83v9M76 84l-2 8"/></g>`,
}
