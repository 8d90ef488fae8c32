import type { PictureName } from '../picture-names.ts'
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
  'strawberry-cake': {
    hue: 5,
    subjects: [
      { icon: 'shortcake', size: 430, x: 460 },
      { icon: 'strawberry', size: 170, x: 715, y: 636, rotate: 12 },
    ],
  },
  'chocolate-cake': {
    hue: 40,
    subjects: [
      { icon: 'shortcake', size: 430, x: 450, mirrored: true, fills: CHOCOLATE_CAKE },
      { icon: 'cherries', size: 180, x: 706, y: 636 },
    ],
  },
  'birthday-cake': { hue: 350, subjects: [{ icon: 'birthday-cake', size: 480 }] },
  cupcake: { hue: 230, subjects: [{ icon: 'cupcake', size: 450 }] },
  tart: { hue: 15, subjects: [{ icon: 'fruit-tart', size: 490 }] },
  macarons: { hue: 330, subjects: [{ icon: 'macarons', size: 460 }] },
  cookies: {
    hue: 60,
    subjects: [
      { icon: 'cookie', size: 330, x: 600, y: 560 },
      { icon: 'cookie', size: 390, x: 400, y: 630, rotate: 40 },
    ],
  },
  doughnut: { hue: 320, subjects: [{ icon: 'doughnut', size: 440 }] },
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
  dates: { hue: 70, subjects: [{ icon: 'dates', size: 550, y: 632 }] },
  'honey-cake': {
    hue: 85,
    subjects: [
      { icon: 'honey-pot', size: 290, x: 660, y: 586 },
      { icon: 'shortcake', size: 430, x: 410, fills: HONEY_CAKE },
    ],
  },
  chocolate: { hue: 25, subjects: [{ icon: 'chocolate-bar', size: 450 }] },
  halwa: { hue: 100, subjects: [{ icon: 'halwa', size: 510, y: 632 }] },
  luqaimat: { hue: 65, subjects: [{ icon: 'luqaimat', size: 460 }] },
} satisfies Partial<Record<PictureName, Recipe>>
