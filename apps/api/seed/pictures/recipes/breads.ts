import type { PictureName } from '../picture-names.ts'
import type { Recipe } from '../recipe.ts'

/** The emoji's slice is ham; ours is turkey. */
const TURKEY = { '#ec8b7a': '#dfae74', '#d45e51': '#b9803f' }
const KRAFT_BOX = {
  '#fe2a28': '#e8cda6',
  '#e0e0e0': '#e8cda6',
  '#fff': '#f6e3c5',
  '#b0b0b0': '#c9a778',
  '#858585': '#a9824f',
}
const FRIED_EGG = {
  '#ec8b7a': '#ffc933',
  '#d45e51': '#f2a100',
  '#dc0d2a': '#fff6dc',
  '#fedf64': '#fffdf4',
}
const GREEN_PAPER = {
  '#9a9a9a': '#7aa05a',
  '#b0b0b0': '#8db56b',
  '#e0e0e0': '#b7d398',
  '#fff': '#dcebc6',
  '#807f7d': '#5f8343',
}

export const BREADS = {
  shawarma: {
    hue: 75,
    subjects: [
      { icon: 'french-fries', size: 280, x: 672, y: 584, rotate: 8 },
      { icon: 'stuffed-flatbread', size: 455, x: 432 },
    ],
  },
  'shawarma-box': {
    hue: 60,
    subjects: [
      { icon: 'stuffed-flatbread', size: 300, x: 636, y: 606 },
      {
        icon: 'takeout-box',
        size: 420,
        x: 380,
        fills: KRAFT_BOX,
      },
      { icon: 'pickle', size: 160, x: 700, y: 650, rotate: 20 },
    ],
  },
  'falafel-wrap': {
    hue: 120,
    subjects: [
      { icon: 'burrito', size: 470, x: 420, mirrored: true, fills: GREEN_PAPER },
      { icon: 'falafel', size: 270, x: 670, y: 642 },
    ],
  },
  'saj-bread': {
    hue: 80,
    subjects: [
      { icon: 'flatbread', size: 390, x: 560, y: 596, rotate: 14 },
      { icon: 'flatbread', size: 420, x: 410 },
      { icon: 'herb', size: 160, x: 690, y: 640, rotate: 20 },
    ],
  },
  manakish: {
    hue: 105,
    subjects: [
      { icon: 'manakish', size: 560, x: 460 },
      { icon: 'herb', size: 170, x: 740, y: 646, rotate: 24 },
    ],
  },
  'cheese-manakish': {
    hue: 88,
    subjects: [
      { icon: 'cheese-manakish', size: 560, x: 450 },
      { icon: 'cheese-wedge', size: 200, x: 740, y: 650 },
    ],
  },
  sandwich: {
    hue: 100,
    subjects: [
      { icon: 'sandwich', size: 450, x: 450, fills: TURKEY },
      { icon: 'tomato', size: 170, x: 700, y: 638 },
    ],
  },
  'club-sandwich': {
    hue: 65,
    subjects: [
      { icon: 'french-fries', size: 290, x: 486, y: 560 },
      { icon: 'sandwich', size: 330, x: 330, y: 616, mirrored: true, fills: TURKEY },
      { icon: 'sandwich', size: 330, x: 636, y: 632, fills: TURKEY },
    ],
  },
  burrito: {
    hue: 50,
    subjects: [
      { icon: 'burrito', size: 480, x: 450 },
      { icon: 'avocado', size: 190, x: 706, y: 640, rotate: 12 },
    ],
  },
  taco: {
    hue: 92,
    subjects: [
      { icon: 'taco', size: 460, x: 450 },
      { icon: 'lime', size: 170, x: 706, y: 636, rotate: -8 },
    ],
  },
  'hot-dog': { hue: 40, subjects: [{ icon: 'hot-dog', size: 480 }] },
  croissant: { hue: 70, subjects: [{ icon: 'croissant', size: 450 }] },
  'almond-croissant': {
    hue: 55,
    subjects: [
      { icon: 'croissant', size: 440, x: 440, mirrored: true },
      { icon: 'almond-flakes', size: 250, x: 440, y: 450, rotate: 20, aloft: true },
      { icon: 'almonds', size: 200, x: 700, y: 640 },
    ],
  },
  baguette: {
    hue: 78,
    subjects: [
      { icon: 'baguette-bread', size: 470, x: 450 },
      { icon: 'butter', size: 210, x: 690, y: 640 },
    ],
  },
  bagel: { hue: 62, subjects: [{ icon: 'bagel', size: 440 }] },
  pretzel: {
    hue: 48,
    subjects: [
      { icon: 'pretzel', size: 440, x: 450 },
      { icon: 'salt', size: 210, x: 700, y: 636 },
    ],
  },
  toast: {
    hue: 85,
    subjects: [
      { icon: 'bread', size: 430, x: 440 },
      { icon: 'butter', size: 240, x: 690, y: 642 },
    ],
  },
  'egg-sandwich': {
    hue: 95,
    subjects: [
      { icon: 'sandwich', size: 450, x: 450, mirrored: true, fills: FRIED_EGG },
      { icon: 'egg', size: 180, x: 706, y: 638 },
    ],
  },
} satisfies Partial<Record<PictureName, Recipe>>
