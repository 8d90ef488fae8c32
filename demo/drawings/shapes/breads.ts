import { grainOf, sprinkle } from './sprinkle.ts'

/** Flat breads, toppings and nuts. */
export const BREAD_DRAWINGS = {
  manakish: `
    <ellipse cx="64" cy="72" rx="62" ry="44" fill="#b8701c"/><ellipse cx="64" cy="67" rx="62" ry="44" fill="#eebb6b"/>
    <ellipse cx="62" cy="64" rx="57" ry="39" fill="#f8d79a"/>
    <ellipse cx="64" cy="67" rx="50" ry="34" fill="#5a6b22"/><ellipse cx="64" cy="66" rx="49" ry="32" fill="#76892e"/>
    ${sprinkle(80, { x: 64, y: 66, across: 46, along: 30 }, grainOf('#46561a', 3, 1.5))}
    ${sprinkle(60, { x: 63, y: 65, across: 45, along: 29 }, grainOf('#9aad45', 2.6, 1.2))}
    ${sprinkle(40, { x: 64, y: 66, across: 45, along: 29 }, grainOf('#fdf3d3', 2, 1.1))}`,

  'cheese-manakish': `
    <ellipse cx="64" cy="72" rx="62" ry="44" fill="#b8701c"/><ellipse cx="64" cy="67" rx="62" ry="44" fill="#e9ad58"/>
    <ellipse cx="62" cy="64" rx="57" ry="39" fill="#f7d08b"/>
    <ellipse cx="64" cy="67" rx="50" ry="34" fill="#f0cf6a"/><ellipse cx="63" cy="65" rx="49" ry="32" fill="#fff3c9"/>
    ${sprinkle(16, { x: 64, y: 66, across: 42, along: 27 }, grainOf('#f3c85c', 7, 4))}
    ${sprinkle(12, { x: 62, y: 66, across: 42, along: 27 }, grainOf('#d98a2b', 4.4, 2.6))}
    ${sprinkle(22, { x: 64, y: 65, across: 44, along: 29 }, grainOf('#2f2a22', 1.6, 1.1))}
    ${sprinkle(9, { x: 66, y: 65, across: 40, along: 26 }, grainOf('#58a12f', 3.6, 1.8))}`,

  'avocado-slice': `
    <path d="M12 66c-8-10-2-26 14-30 24-8 52-8 76 0 16 4 22 20 14 30l-4 40c-1 6-5 9-11 9H27c-6 0-10-3-11-9z" fill="#a8611c"/>
    <path d="M12 60c-8-10-2-26 14-30 24-8 52-8 76 0 16 4 22 20 14 30l-4 40c-1 6-5 9-11 9H27c-6 0-10-3-11-9z" fill="#c9822f"/>
    <path d="M18 58c-6-8-1-19 11-22 22-7 48-7 70 0 12 3 17 14 11 22l-4 38c-1 5-4 7-9 7H31c-5 0-8-2-9-7z" fill="#fbe3b3"/>
    <path d="M26 58c-4-9 4-16 14-17 20-5 36-4 50 1 11 3 16 10 12 19-3 8 0 20-5 29-4 8-14 8-26 8-16 1-32 2-38-6-6-9-2-22-7-34z" fill="#7fae3a"/>
    <path d="M32 58c-2-7 4-11 12-12 16-4 32-4 44 0" fill="none" stroke="#b5d76a" stroke-width="6" stroke-linecap="round"/>
    <path d="M38 70c8-9 38-11 50-3 8 7 5 20-6 23-13 3-34 4-42-3-6-5-6-12-2-17z" fill="#fffdf6"/><circle cx="63" cy="76" r="11" fill="#f59f00"/><ellipse cx="59.5" cy="72" rx="4" ry="3" fill="#ffd977"/>
    ${sprinkle(16, { x: 64, y: 70, across: 34, along: 25 }, grainOf('#c8321c', 1.8, 1.2))}`,

  almonds: `
    ${[
      [40, 92, -38],
      [88, 96, 62],
      [66, 62, 8],
    ]
      .map(
        ([x, y, turn]) => `<g transform="translate(${x} ${y}) rotate(${turn})">
          <path d="M0-34c14 10 21 24 18 38C15 18 8 26 0 26s-15-8-18-22c-3-14 4-28 18-38z" fill="#9c5a24"/>
          <path d="M0-34c8 10 12 24 10 38-2 12-6 20-12 22-8-2-14-10-16-22-3-14 4-28 18-38z" fill="#c98443"/>
          <path d="M-8-8c-3 8-2 16 2 22M0-18c-1 12 0 24 2 34M8-8c1 8 0 15-2 20" fill="none" stroke="#8a4c1b" stroke-width="2" stroke-linecap="round"/></g>`,
      )
      .join('')}`,

  'almond-flakes': `
    ${sprinkle(15, { x: 64, y: 62, across: 52, along: 40 }, (x, y, turn) => {
      const flake = `translate(${x} ${y}) rotate(${turn})`
      return `<g transform="${flake}"><ellipse cy="1.5" rx="10" ry="5.5" fill="#b8702a"/><ellipse rx="10" ry="5" fill="#fbe6c0"/><ellipse rx="6" ry="2" fill="#fff7e6"/></g>`
    })}
    ${sprinkle(60, { x: 62, y: 62, across: 58, along: 46 }, grainOf('#ffffff', 1.1, 1.1))}`,

  'half-manakish': `
    <ellipse cx="64" cy="72" rx="62" ry="44" fill="#b8701c"/><ellipse cx="64" cy="67" rx="62" ry="44" fill="#eebb6b"/>
    <ellipse cx="62" cy="64" rx="57" ry="39" fill="#f8d79a"/>
    <ellipse cx="64" cy="66" rx="50" ry="33" fill="#76892e"/>
    ${sprinkle(80, { x: 64, y: 66, across: 46, along: 30 }, grainOf('#46561a', 3, 1.5))}
    ${sprinkle(60, { x: 63, y: 65, across: 45, along: 29 }, grainOf('#9aad45', 2.6, 1.2))}
    ${sprinkle(40, { x: 64, y: 66, across: 45, along: 29 }, grainOf('#fdf3d3', 2, 1.1))}
    <path d="M72 32.500c26 2 43 17 43 34 0 18-22 33-52 33 8-22-5-42 9-67z" fill="#f0cf6a"/>
    <path d="M73 33c25 2 40 16 40 32 0 17-20 31-48 32 8-20-5-40 8-64z" fill="#fff3c9"/>
    ${sprinkle(9, { x: 90, y: 65, across: 19, along: 24 }, grainOf('#f3c85c', 6, 3.6))}
    ${sprinkle(7, { x: 88, y: 66, across: 18, along: 24 }, grainOf('#d98a2b', 4, 2.4))}
    ${sprinkle(12, { x: 90, y: 66, across: 20, along: 26 }, grainOf('#2f2a22', 1.6, 1.1))}`,

  feteer: `
    <ellipse cx="64" cy="84" rx="62" ry="40" fill="#a8611c"/><ellipse cx="64" cy="79" rx="62" ry="40" fill="#e0a552"/>
    <path d="M2 76c6 27 33 40 62 40s56-13 62-40M3 70c6 26 33 40 61 40s55-14 61-40" fill="none" stroke="#fbe6b8" stroke-width="2.500"/>
    <ellipse cx="64" cy="66" rx="62" ry="42" fill="#c07a26"/><ellipse cx="64" cy="63" rx="62" ry="42" fill="#edb75f"/><ellipse cx="61" cy="60" rx="55" ry="36" fill="#f8d390"/>
    <g fill="none" stroke="#d9983f" stroke-width="3" stroke-linecap="round"><path d="M20 62c4-18 22-28 44-28 24 0 42 12 42 28s-16 26-40 26c-20 0-32-10-32-22s12-20 28-20 26 8 26 18-10 14-22 14c-10 0-16-5-16-11s7-9 14-8M12 74c8 12 22 20 40 22M84 30c14 4 24 12 29 22"/></g>
    <g fill="#d08a34"><ellipse cx="38" cy="46" rx="9" ry="5" transform="rotate(-24 38 46)"/><ellipse cx="92" cy="74" rx="9" ry="5" transform="rotate(-24 92 74)"/><ellipse cx="88" cy="44" rx="7" ry="4" transform="rotate(24 88 44)"/><ellipse cx="40" cy="80" rx="7" ry="4" transform="rotate(24 40 80)"/></g>
    <g fill="#a8611c"><ellipse cx="38" cy="46" rx="4.500" ry="2.400" transform="rotate(-24 38 46)"/><ellipse cx="92" cy="74" rx="4.500" ry="2.400" transform="rotate(-24 92 74)"/><ellipse cx="64" cy="44" rx="3" ry="1.800"/></g>
    <path d="M16 50c6-12 18-20 32-23" fill="none" stroke="#fff0cf" stroke-width="5" stroke-linecap="round"/>`,
}
