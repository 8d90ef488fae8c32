import type { Recipe } from '../recipe.ts'

const KRAFT_BOX = {
  '#fe2a28': '#e8cda6',
  '#e0e0e0': '#e8cda6',
  '#fff': '#f6e3c5',
  '#b0b0b0': '#c9a778',
  '#858585': '#a9824f',
}
const GREEN_PAPER = {
  '#9a9a9a': '#7aa05a',
  '#b0b0b0': '#8db56b',
  '#e0e0e0': '#b7d398',
  '#fff': '#dcebc6',
  '#807f7d': '#5f8343',
}
/** The emoji's shawarma is of chicken. */
const BEEF = {
  '#f2a65d': '#8a4a28',
  '#a1713e': '#5a2a14',
  '#a2703d': '#5a2a14',
  '#a46e40': '#5a2a14',
  '#9c6c3b': '#5a2a14',
}

const filling = (meat: string, shade: string, sauce: string, leaf: string, bit: string) => ({
  '#b06a3f': meat,
  '#8a4a28': shade,
  '#fff6e0': sauce,
  '#6cb33f': leaf,
  '#e2372b': bit,
})
const CHEESE = filling('#fff8e2', '#e6c98a', '#f7e7bd', '#5f8f2c', '#e2372b')
const LABNEH = filling('#8fc457', '#5f9a3a', '#ffffff', '#bfe08a', '#3d2b3f')
const CHICKEN = filling('#e9b163', '#b8752f', '#fff6e0', '#8fc457', '#d45b89')
const MEAT = filling('#93502b', '#5a2a14', '#f3e3c2', '#5fae43', '#e2372b')
const EGG = filling('#ffd54a', '#e3a11c', '#fff3c9', '#5fae43', '#f0862a')
const PARATHA = {
  '#f3d9a4': '#eec27a',
  '#c98d4e': '#b06f2c',
  '#fff0cf': '#fbe0aa',
  '#d9ae6c': '#cf9447',
}
const SUMAC = { ...filling('#e9b163', '#b8752f', '#c2577f', '#8f2450', '#8f2450'), ...PARATHA }

/** What is wrapped, rolled or folded into thin bread. */
export const WRAPS = {
  shawarma: {
    hue: 75,
    subjects: [
      { icon: 'french-fries', size: 280, x: 672, y: 584, rotate: 8 },
      { icon: 'stuffed-flatbread', size: 455, x: 432 },
    ],
  },
  'beef-shawarma': {
    hue: 35,
    subjects: [
      { icon: 'onion', size: 220, x: 680, y: 590 },
      { icon: 'stuffed-flatbread', size: 455, x: 430, mirrored: true, fills: BEEF },
      { icon: 'tomato', size: 150, x: 700, y: 646 },
    ],
  },
  'spicy-shawarma': {
    hue: 20,
    subjects: [
      {
        icon: 'stuffed-flatbread',
        size: 455,
        x: 420,
        fills: { '#6d4c42': '#8a2f14', '#a1713e': '#c2501f', '#a2703d': '#c2501f' },
      },
      { icon: 'hot-pepper', size: 210, x: 690, y: 600, rotate: -14 },
      { icon: 'hot-pepper', size: 230, x: 680, y: 648, rotate: 18 },
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
  'shawarma-plate': {
    hue: 80,
    subjects: [
      { icon: 'platter', size: 740, y: 654 },
      { icon: 'french-fries', size: 260, x: 640, y: 540, aloft: true },
      { icon: 'cut-rounds', size: 400, x: 410, y: 606, aloft: true },
      {
        icon: 'dip-cup',
        size: 150,
        x: 660,
        y: 626,
        aloft: true,
        fills: { '#6b2c16': '#fffaf0', '#b5703a': '#e8dcc2' },
      },
    ],
  },
  'shawarma-meal': {
    hue: 50,
    subjects: [
      {
        icon: 'tall-glass',
        size: 400,
        x: 690,
        y: 598,
        fills: { '#ffc83d': '#6b2c16', '#ff9a1f': '#2c0f08', '#ffe08a': '#b5703a' },
      },
      { icon: 'french-fries', size: 370, x: 270, y: 596 },
      { icon: 'stuffed-flatbread', size: 400, x: 480, y: 646 },
    ],
  },
  'falafel-wrap': {
    hue: 120,
    subjects: [
      { icon: 'burrito', size: 470, x: 420, mirrored: true, fills: GREEN_PAPER },
      { icon: 'falafel', size: 270, x: 670, y: 642 },
    ],
  },
  'halloumi-wrap': {
    hue: 130,
    subjects: [
      { icon: 'cut-roll', size: 430, x: 530, y: 510, rotate: -14, mirrored: true, fills: CHEESE },
      { icon: 'cut-roll', size: 460, x: 430, y: 634, rotate: -14, fills: CHEESE },
      { icon: 'tomato', size: 160, x: 716, y: 642 },
    ],
  },
  'labneh-wrap': {
    hue: 160,
    subjects: [
      { icon: 'cut-roll', size: 430, x: 530, y: 510, rotate: -14, mirrored: true, fills: LABNEH },
      { icon: 'cut-roll', size: 460, x: 430, y: 634, rotate: -14, fills: LABNEH },
      { icon: 'cucumber', size: 220, x: 716, y: 646 },
    ],
  },
  'chicken-wrap': {
    hue: 85,
    subjects: [
      { icon: 'cut-roll', size: 430, x: 430, y: 510, rotate: 14, fills: CHICKEN },
      { icon: 'cut-roll', size: 460, x: 530, y: 634, rotate: 14, mirrored: true, fills: CHICKEN },
      { icon: 'lemon', size: 170, x: 250, y: 642, rotate: 10 },
    ],
  },
  'meat-wrap': {
    hue: 40,
    subjects: [
      { icon: 'onion', size: 190, x: 300, y: 500 },
      { icon: 'cut-roll', size: 430, x: 520, y: 510, rotate: -14, mirrored: true, fills: MEAT },
      { icon: 'cut-roll', size: 460, x: 430, y: 634, rotate: -14, fills: MEAT },
      { icon: 'herb', size: 180, x: 716, y: 646, rotate: 18 },
    ],
  },
  'egg-wrap': {
    hue: 95,
    subjects: [
      { icon: 'cut-roll', size: 430, x: 430, y: 510, rotate: 14, fills: { ...EGG, ...PARATHA } },
      {
        icon: 'cut-roll',
        size: 460,
        x: 530,
        y: 634,
        rotate: 14,
        mirrored: true,
        fills: { ...EGG, ...PARATHA },
      },
      { icon: 'egg', size: 170, x: 250, y: 640 },
    ],
  },
  'chips-regag': {
    hue: 45,
    subjects: [
      { icon: 'regag', size: 500, x: 430, fills: { '#f59f00': '#e2661c' } },
      { icon: 'chilli-chips', size: 290, x: 690, y: 646 },
    ],
  },
  'egg-regag': {
    hue: 95,
    subjects: [
      { icon: 'cheese-wedge', size: 240, x: 690, y: 560 },
      { icon: 'regag', size: 500, x: 430 },
      { icon: 'egg', size: 150, x: 720, y: 644 },
    ],
  },
  'mahyawa-regag': {
    hue: 200,
    subjects: [
      { icon: 'regag', size: 500, x: 540, mirrored: true, fills: { '#f59f00': '#8a4a1c' } },
      { icon: 'dip-cup', size: 240, x: 270, y: 642 },
    ],
  },
  'honey-regag': {
    hue: 75,
    subjects: [
      { icon: 'honey-pot', size: 300, x: 690, y: 596 },
      { icon: 'regag', size: 500, x: 420, fills: { '#f59f00': '#ffb803' } },
    ],
  },
  'musakhan-roll': {
    hue: 350,
    subjects: [
      { icon: 'cut-roll', size: 430, x: 530, y: 510, rotate: -14, mirrored: true, fills: SUMAC },
      { icon: 'cut-roll', size: 460, x: 430, y: 634, rotate: -14, fills: SUMAC },
      { icon: 'almonds', size: 180, x: 720, y: 644 },
    ],
  },
} satisfies Record<string, Recipe>
