import type { Recipe } from '../recipe.ts'

const SMOKY_DIP = {
  '#e8cd98': '#d8cbb4',
  '#f8e6be': '#f2eadb',
  '#d0aa66': '#b3a287',
  '#e3b766': '#b3122a',
  '#f6d795': '#ef6a78',
  '#b8402a': '#6b4a2a',
}

export const SIDES = {
  falafel: {
    hue: 115,
    subjects: [
      { icon: 'falafel', size: 470, x: 450 },
      { icon: 'lemon', size: 170, x: 706, y: 640, rotate: 14 },
    ],
  },
  fries: { hue: 70, subjects: [{ icon: 'french-fries', size: 460 }] },
  'loaded-fries': { hue: 30, subjects: [{ icon: 'loaded-fries', size: 540 }] },
  'sweet-potato': { hue: 340, subjects: [{ icon: 'roasted-sweet-potato', size: 460 }] },
  plantain: {
    hue: 90,
    subjects: [
      {
        icon: 'banana',
        size: 300,
        x: 660,
        y: 580,
        fills: { '#ffe265': '#d7dd5c', '#ffb803': '#a8b53a' },
      },
      { icon: 'fried-plantain', size: 440, x: 420, y: 632 },
    ],
  },
  corn: {
    hue: 98,
    subjects: [
      { icon: 'ear-of-corn', size: 460, x: 450 },
      { icon: 'butter', size: 220, x: 690, y: 640 },
    ],
  },
  salad: { hue: 145, subjects: [{ icon: 'green-salad', size: 470 }] },
  fattoush: {
    hue: 130,
    subjects: [
      { icon: 'flatbread', size: 280, x: 650, y: 560, rotate: 12 },
      {
        icon: 'green-salad',
        size: 450,
        x: 440,
        mirrored: true,
        fills: { '#f6f6f6': '#c98d4e', '#d5d5d5': '#94602e' },
      },
      { icon: 'root-vegetable', size: 190, x: 690, y: 646 },
    ],
  },
  tabbouleh: {
    hue: 155,
    subjects: [
      { icon: 'heaped-bowl', size: 440, x: 440 },
      { icon: 'tomato', size: 160, x: 700, y: 638 },
    ],
  },
  hummus: {
    hue: 82,
    subjects: [
      { icon: 'flatbread', size: 320, x: 680, y: 550, rotate: 10 },
      { icon: 'dip-dish', size: 540, x: 440, y: 636 },
    ],
  },
  mutabbal: {
    hue: 310,
    subjects: [
      { icon: 'eggplant', size: 330, x: 650, y: 540, rotate: 12 },
      { icon: 'dip-dish', size: 520, x: 430, y: 636, fills: SMOKY_DIP },
    ],
  },
  pickles: {
    hue: 135,
    subjects: [
      { icon: 'pickle-jar', size: 450, x: 410 },
      { icon: 'pickle', size: 250, x: 650, y: 640 },
    ],
  },
  'cheese-plate': {
    hue: 75,
    subjects: [
      { icon: 'serving-board', size: 600, y: 640 },
      { icon: 'grapes', size: 250, x: 650, y: 570, aloft: true },
      { icon: 'cheese-wedge', size: 340, x: 410, y: 590, aloft: true },
      { icon: 'olive', size: 150, x: 610, y: 610, aloft: true },
    ],
  },
  eggs: {
    hue: 225,
    subjects: [
      { icon: 'cooking', size: 460, x: 450 },
      { icon: 'egg', size: 160, x: 700, y: 636 },
    ],
  },
  foul: {
    hue: 50,
    subjects: [
      { icon: 'bean-dish', size: 530, x: 440, y: 632 },
      { icon: 'lemon', size: 170, x: 726, y: 644, rotate: 12 },
    ],
  },
  'avocado-toast': {
    hue: 128,
    subjects: [
      { icon: 'avocado', size: 280, x: 670, y: 584, rotate: 10 },
      { icon: 'avocado-slice', size: 450, x: 420 },
    ],
  },
  pancakes: { hue: 45, subjects: [{ icon: 'pancakes', size: 460 }] },
  'hummus-with-meat': {
    hue: 45,
    subjects: [
      { icon: 'flatbread', size: 320, x: 690, y: 550, rotate: 10 },
      { icon: 'dip-dish', size: 560, x: 440, y: 636 },
      { icon: 'meat-morsels', size: 270, x: 450, y: 496, aloft: true },
    ],
  },
  fatteh: {
    hue: 70,
    subjects: [
      {
        icon: 'dip-dish',
        size: 580,
        y: 636,
        fills: {
          '#e8cd98': '#fdfaf4',
          '#f8e6be': '#ffffff',
          '#d0aa66': '#e6dccb',
          '#c9a21c': '#e0a52f',
        },
      },
      {
        icon: 'meat-morsels',
        size: 330,
        x: 490,
        y: 500,
        aloft: true,
        fills: { '#5a2a14': '#a8641f', '#98552f': '#dd9d4a', '#c98a5c': '#f8d08c' },
      },
    ],
  },
  kibbeh: {
    hue: 60,
    subjects: [
      { icon: 'platter', size: 640, x: 460, y: 650 },
      { icon: 'kibbeh', size: 430, x: 460, y: 620, aloft: true },
      { icon: 'lemon', size: 160, x: 740, y: 650, rotate: 12 },
    ],
  },
  samosa: {
    hue: 85,
    subjects: [
      { icon: 'samosa', size: 450, x: 420 },
      { icon: 'dip-cup', size: 220, x: 720, y: 640 },
    ],
  },
  'halloumi-salad': {
    hue: 100,
    subjects: [
      { icon: 'green-salad', size: 470, fills: { '#f6f6f6': '#3f6f8f', '#d5d5d5': '#2c526c' } },
      { icon: 'halloumi-slices', size: 310, y: 440, aloft: true },
    ],
  },
  'chopped-salad': {
    hue: 165,
    subjects: [
      { icon: 'chopped-salad', size: 440, x: 430 },
      { icon: 'cucumber', size: 240, x: 706, y: 642 },
    ],
  },
  'alexandrian-foul': {
    hue: 25,
    subjects: [
      {
        icon: 'bean-dish',
        size: 530,
        x: 440,
        y: 632,
        fills: { '#6b3d20': '#a8602c', '#9a5d33': '#c07a40', '#b8784a': '#d99a5c' },
      },
      { icon: 'diced-vegetables', size: 370, x: 440, y: 534, aloft: true },
      { icon: 'tomato', size: 160, x: 730, y: 646 },
    ],
  },
  'moi-moi': { hue: 140, subjects: [{ icon: 'moi-moi', size: 490, y: 634 }] },
} satisfies Record<string, Recipe>
