import type { Recipe } from '../recipe.ts'

const CHOCOLATE_CAKE = {
  '#ffccc1': '#8a5240',
  '#df7c1a': '#4a261a',
  '#fea32e': '#6b3a28',
  '#fe4f20': '#d9a38c',
  '#fff': '#6d3f2e',
}
const HONEY_CAKE = {
  '#ffccc1': '#f6d9a0',
  '#df7c1a': '#a8611c',
  '#fea32e': '#d99a42',
  '#fe4f20': '#fff1d2',
  '#fff': '#f0c06a',
  '#ff5117': 'none',
  '#feffff': 'none',
}

export const SWEETS = {
  kunafa: { hue: 55, subjects: [{ icon: 'kunafa', size: 570, y: 630 }] },
  baklava: {
    hue: 95,
    subjects: [{ icon: 'baklava', size: 570, y: 636 }],
  },
  'umm-ali': {
    hue: 45,
    subjects: [
      { icon: 'ramekin', size: 430, x: 440 },
      { icon: 'almonds', size: 170, x: 696, y: 638 },
    ],
  },
  'rice-pudding': { hue: 240, subjects: [{ icon: 'pudding-glass', size: 480, y: 630 }] },
  'chocolate-cake': {
    hue: 40,
    subjects: [
      { icon: 'shortcake', size: 430, x: 450, mirrored: true, fills: CHOCOLATE_CAKE },
      { icon: 'cherries', size: 180, x: 706, y: 636 },
    ],
  },
  'birthday-cake': { hue: 350, subjects: [{ icon: 'birthday-cake', size: 480 }] },
  tart: { hue: 15, subjects: [{ icon: 'fruit-tart', size: 490 }] },
  macarons: { hue: 330, subjects: [{ icon: 'macarons', size: 460 }] },
  cookies: {
    hue: 60,
    subjects: [
      { icon: 'cookie', size: 330, x: 600, y: 560 },
      { icon: 'cookie', size: 390, x: 400, y: 630, rotate: 40 },
    ],
  },
  'ice-cream': { hue: 345, subjects: [{ icon: 'soft-ice-cream', size: 510, y: 636 }] },
  gelato: {
    hue: 150,
    subjects: [
      {
        icon: 'ice-cream',
        size: 480,
        y: 630,
        fills: { '#ffebca': '#cfe3a0', '#eac183': '#8fb257' },
      },
    ],
  },
  'shaved-ice': { hue: 215, subjects: [{ icon: 'shaved-ice', size: 500, y: 636 }] },
  'honey-cake': {
    hue: 85,
    subjects: [
      { icon: 'honey-pot', size: 290, x: 660, y: 586 },
      { icon: 'shortcake', size: 430, x: 410, fills: HONEY_CAKE },
    ],
  },
  halwa: { hue: 100, subjects: [{ icon: 'halwa', size: 510, y: 632 }] },
  luqaimat: { hue: 65, subjects: [{ icon: 'luqaimat', size: 460 }] },
  'lemon-tart': {
    hue: 105,
    subjects: [
      { icon: 'lemon-tart', size: 480, x: 440 },
      { icon: 'lemon', size: 190, x: 716, y: 640, rotate: 12 },
    ],
  },
  'fig-halwa': {
    hue: 330,
    subjects: [
      { icon: 'honey-pot', size: 280, x: 690, y: 580 },
      {
        icon: 'halwa',
        size: 470,
        x: 430,
        y: 632,
        fills: {
          '#d9b57c': '#6b3018',
          '#b88d52': '#4a1e10',
          '#f1d9a8': '#8f4a26',
          '#a2763c': '#3a160a',
          '#dcb97f': '#c07a48',
          '#86a93a': '#f3dfae',
          '#7d9d34': '#e6c98a',
          '#68872a': '#c9a565',
        },
      },
    ],
  },
  'puff-puff': {
    hue: 50,
    subjects: [
      {
        icon: 'luqaimat',
        size: 460,
        fills: {
          '#fff1cf': 'none',
          '#155e6b': '#a8341a',
          '#1f8291': '#d9502c',
          '#52b2bd': '#f08a63',
          '#7fcbd3': '#f8b79b',
        },
      },
    ],
  },
  'strawberry-tart': {
    hue: 350,
    subjects: [
      { icon: 'strawberry-tart', size: 480, x: 440 },
      { icon: 'strawberry', size: 180, x: 716, y: 640, rotate: 12 },
    ],
  },
  'date-tart': { hue: 65, subjects: [{ icon: 'date-tart', size: 500 }] },
  'pistachio-dome': { hue: 135, subjects: [{ icon: 'pistachio-dome', size: 470 }] },
  'saffron-milk-cake': { hue: 95, subjects: [{ icon: 'milk-cake', size: 540, y: 636 }] },
  'macaron-box': { hue: 340, subjects: [{ icon: 'macaron-box', size: 460 }] },
  'large-macaron-box': {
    hue: 300,
    subjects: [
      {
        icon: 'large-macaron-box',
        size: 560,
        fills: { '#7fc4b4': '#7a5aa8', '#5aa394': '#5c3f86', '#b5e0d6': '#b79ae0' },
      },
    ],
  },
} satisfies Record<string, Recipe>
