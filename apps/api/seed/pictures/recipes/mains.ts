import type { PictureName } from '../picture-names.ts'
import type { Recipe } from '../recipe.ts'

const FRIED_CHICKEN = { '#ac5832': '#c9791f', '#d27856': '#eca544' }
const GLAZED = { '#ac5832': '#a8330b', '#d27856': '#e0602a' }
const ROASTED = { '#ac5832': '#9c4a16', '#d27856': '#d98436' }
const CRISP_PATTY = { '#6d544d': '#b86c1e', '#9b7169': '#e39a3c' }
const GRILLED_BEEF = {
  '#dc0d28': '#7d3a20',
  '#ff5f5d': '#a9603c',
  '#fea8a6': '#c98a52',
  '#fed5b6': '#e8bd84',
  '#ffa8a7': '#dba56c',
}
const JOLLOF_RICE = {
  '#e9a93a': '#dd5a22',
  '#d08f24': '#b8411a',
  '#f9d88a': '#f58b4c',
  '#fff2cf': '#ffb27a',
}
const BIRYANI_RICE = {
  '#e9a93a': '#f3dfae',
  '#d08f24': '#dfc184',
  '#f9d88a': '#f2a72e',
  '#fff2cf': '#fffbef',
}

export const MAINS = {
  burger: { hue: 60, subjects: [{ icon: 'hamburger', size: 460 }] },
  'cheese-burger': {
    hue: 88,
    subjects: [
      {
        icon: 'hamburger',
        size: 440,
        x: 430,
        fills: { '#ffbe01': '#ffc83d', '#a6b732': '#ffb300', '#c2dd1f': '#ffd54a' },
      },
      { icon: 'cheese-wedge', size: 210, x: 700, y: 640 },
    ],
  },
  'chicken-burger': {
    hue: 45,
    subjects: [
      { icon: 'hamburger', size: 440, x: 430, fills: CRISP_PATTY },
      { icon: 'poultry-leg', size: 230, x: 706, y: 640, fills: FRIED_CHICKEN },
    ],
  },
  'burger-meal': {
    hue: 30,
    subjects: [
      {
        icon: 'cup-with-straw',
        size: 430,
        x: 690,
        y: 598,
        fills: { '#a6cfd6': '#f0b54a', '#6ca4ae': '#5a2416', '#dcedf6': '#ffe2a3' },
      },
      { icon: 'french-fries', size: 390, x: 262, y: 598 },
      { icon: 'hamburger', size: 410, x: 480, y: 646 },
    ],
  },
  'family-meal': {
    hue: 22,
    subjects: [
      { icon: 'french-fries', size: 340, x: 720, y: 580 },
      { icon: 'green-salad', size: 320, x: 250, y: 596 },
      { icon: 'platter', size: 520, x: 480, y: 652 },
      { icon: 'roast-chicken', size: 400, x: 480, y: 618, aloft: true },
    ],
  },
  'mixed-grill': {
    hue: 35,
    dark: true,
    subjects: [
      { icon: 'serving-board', size: 720, y: 650 },
      { icon: 'lamb-chop', size: 290, x: 690, y: 590, aloft: true },
      { icon: 'skewer', size: 440, x: 390, y: 520, rotate: -8, aloft: true },
      { icon: 'kofta-skewer', size: 440, x: 400, y: 618, rotate: -8, aloft: true },
    ],
  },
  kebab: {
    hue: 25,
    subjects: [
      { icon: 'flatbread', size: 380, x: 480, y: 606 },
      { icon: 'kofta-skewer', size: 520, x: 470, y: 520, rotate: -16, aloft: true },
      { icon: 'kofta-skewer', size: 520, x: 490, y: 610, rotate: -16, aloft: true },
    ],
  },
  steak: {
    hue: 30,
    dark: true,
    subjects: [
      { icon: 'cut-of-meat', size: 430, x: 440, fills: GRILLED_BEEF },
      { icon: 'herb', size: 190, x: 690, y: 640, rotate: 20 },
    ],
  },
  'lamb-chops': {
    hue: 55,
    dark: true,
    subjects: [
      { icon: 'lamb-chop', size: 370, x: 590, y: 596 },
      { icon: 'lamb-chop', size: 390, x: 380, y: 632 },
    ],
  },
  'chicken-leg': {
    hue: 70,
    subjects: [
      { icon: 'poultry-leg', size: 440, x: 440, fills: ROASTED },
      { icon: 'lemon', size: 170, x: 690, y: 636, rotate: 12 },
    ],
  },
  wings: {
    hue: 40,
    dark: true,
    subjects: [
      { icon: 'poultry-leg', size: 300, x: 490, y: 500, rotate: 30, fills: GLAZED },
      { icon: 'poultry-leg', size: 330, x: 350, y: 620, fills: GLAZED },
      { icon: 'poultry-leg', size: 330, x: 620, y: 640, rotate: 14, mirrored: true, fills: GLAZED },
    ],
  },
  'fried-chicken': {
    hue: 18,
    subjects: [
      {
        icon: 'poultry-leg',
        size: 300,
        x: 476,
        y: 420,
        rotate: 40,
        aloft: true,
        fills: FRIED_CHICKEN,
      },
      {
        icon: 'poultry-leg',
        size: 290,
        x: 390,
        y: 450,
        rotate: 8,
        aloft: true,
        fills: FRIED_CHICKEN,
      },
      {
        icon: 'poultry-leg',
        size: 290,
        x: 574,
        y: 454,
        rotate: -12,
        mirrored: true,
        aloft: true,
        fills: FRIED_CHICKEN,
      },
      { icon: 'bucket', size: 400, y: 632 },
    ],
  },
  'suya-skewers': {
    hue: 80,
    dark: true,
    subjects: [
      { icon: 'onion', size: 190, x: 690, y: 470 },
      { icon: 'suya-skewer', size: 560, x: 470, y: 510, rotate: -12 },
      { icon: 'suya-skewer', size: 560, x: 470, y: 634, rotate: -12 },
      { icon: 'tomato', size: 150, x: 720, y: 648 },
    ],
  },
  kabsa: {
    hue: 85,
    subjects: [
      { icon: 'rice-platter', size: 620, y: 644 },
      { icon: 'roast-chicken', size: 340, y: 500, aloft: true },
    ],
  },
  biryani: {
    hue: 110,
    subjects: [
      { icon: 'rice-platter', size: 620, y: 644, fills: BIRYANI_RICE },
      { icon: 'poultry-leg', size: 270, x: 530, y: 500, rotate: 12, aloft: true, fills: ROASTED },
      { icon: 'herb', size: 130, x: 400, y: 470, rotate: -20, aloft: true },
    ],
  },
  jollof: {
    hue: 40,
    subjects: [
      { icon: 'rice-platter', size: 580, x: 460, y: 644, fills: JOLLOF_RICE },
      { icon: 'hot-pepper', size: 170, x: 740, y: 652, rotate: 10 },
    ],
  },
  rice: { hue: 200, subjects: [{ icon: 'cooked-rice', size: 440 }] },
  curry: { hue: 65, subjects: [{ icon: 'curry-rice', size: 480 }] },
  koshari: {
    hue: 35,
    subjects: [
      { icon: 'koshari-bowl', size: 440, x: 440 },
      { icon: 'onion', size: 190, x: 700, y: 638 },
    ],
  },
  pasta: { hue: 28, subjects: [{ icon: 'spaghetti', size: 480 }] },
  pizza: {
    hue: 35,
    subjects: [{ icon: 'pizza', size: 460, y: 630, fills: { '#ed6d30': '#f2574a' } }],
  },
  shakshuka: { hue: 15, subjects: [{ icon: 'skillet', size: 560, x: 500 }] },
  stew: { hue: 50, subjects: [{ icon: 'pot-of-food', size: 500 }] },
  soup: {
    hue: 140,
    subjects: [
      {
        icon: 'soup-bowl',
        size: 450,
        fills: {
          '#c96f14': '#4f7f2a',
          '#eb9a2c': '#8bb84a',
          '#f8c77a': '#f4f3d4',
          '#2f7f86': '#e0a53a',
        },
      },
    ],
  },
  'lentil-soup': {
    hue: 75,
    subjects: [
      { icon: 'soup-bowl', size: 440, x: 430 },
      { icon: 'lemon', size: 180, x: 700, y: 636, rotate: 12 },
    ],
  },
  'pepper-soup': {
    hue: 12,
    subjects: [
      { icon: 'chunky-soup', size: 440, x: 430 },
      { icon: 'hot-pepper', size: 190, x: 700, y: 640 },
    ],
  },
  dumplings: {
    hue: 95,
    subjects: [
      { icon: 'dumpling', size: 270, x: 480, y: 500 },
      { icon: 'dumpling', size: 310, x: 350, y: 610 },
      { icon: 'dumpling', size: 310, x: 620, y: 636 },
    ],
  },
  noodles: { hue: 20, subjects: [{ icon: 'steaming-bowl', size: 480 }] },
} satisfies Partial<Record<PictureName, Recipe>>
