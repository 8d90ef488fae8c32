import type { Recipe } from '../recipe.ts'
import { RED_PEPPER } from './colours.ts'

/** The emoji's slice is ham; ours is turkey. */
const TURKEY = { '#ec8b7a': '#dfae74', '#d45e51': '#b9803f' }
const FRIED_EGG = {
  '#ec8b7a': '#ffc933',
  '#d45e51': '#f2a100',
  '#dc0d2a': '#fff6dc',
  '#fedf64': '#fffdf4',
}

export const BREADS = {
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
  'club-sandwich': {
    hue: 65,
    subjects: [
      { icon: 'french-fries', size: 290, x: 486, y: 560 },
      { icon: 'sandwich', size: 330, x: 330, y: 616, mirrored: true, fills: TURKEY },
      { icon: 'sandwich', size: 330, x: 636, y: 632, fills: TURKEY },
    ],
  },
  baguette: {
    hue: 78,
    subjects: [
      { icon: 'baguette-bread', size: 470, x: 450 },
      { icon: 'butter', size: 210, x: 690, y: 640 },
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
  'half-and-half-manakish': {
    hue: 112,
    subjects: [{ icon: 'half-manakish', size: 580 }],
  },
  'lahm-bi-ajeen': {
    hue: 30,
    subjects: [
      {
        icon: 'manakish',
        size: 560,
        x: 450,
        fills: {
          '#5a6b22': '#8a2f14',
          '#76892e': '#b5482a',
          '#46561a': '#7a3418',
          '#9aad45': '#d9704a',
          '#fdf3d3': '#5fae43',
        },
      },
      { icon: 'lemon', size: 180, x: 736, y: 650, rotate: 12 },
    ],
  },
  'muhammara-manakish': {
    hue: 55,
    subjects: [
      {
        icon: 'cheese-manakish',
        size: 560,
        x: 450,
        fills: {
          '#f0cf6a': '#b8341a',
          '#fff3c9': '#e0633a',
          '#f3c85c': '#fff0c2',
          '#d98a2b': '#f8d98a',
          '#2f2a22': '#6b3a1c',
        },
      },
      { icon: 'bell-pepper', size: 210, x: 736, y: 652, fills: RED_PEPPER },
    ],
  },
  'sujuk-manakish': {
    hue: 70,
    subjects: [
      { icon: 'cheese-manakish', size: 580 },
      { icon: 'sausage-slices', size: 420, y: 520, aloft: true },
    ],
  },
  'honey-feteer': {
    hue: 85,
    subjects: [
      { icon: 'feteer', size: 540, x: 430 },
      { icon: 'honey-pot', size: 260, x: 720, y: 646 },
    ],
  },
  hawawshi: {
    hue: 55,
    subjects: [
      { icon: 'hawawshi', size: 380, x: 560, y: 506 },
      { icon: 'hawawshi', size: 430, x: 420, y: 632 },
      { icon: 'bell-pepper', size: 180, x: 710, y: 644 },
    ],
  },
  'meat-pie': {
    hue: 75,
    subjects: [
      { icon: 'feteer', size: 500, x: 430, y: 596 },
      { icon: 'hawawshi', size: 330, x: 620, y: 646 },
    ],
  },
  'sausage-hawawshi': {
    hue: 20,
    subjects: [
      { icon: 'cheese-wedge', size: 260, x: 640, y: 500 },
      {
        icon: 'hawawshi',
        size: 480,
        x: 420,
        y: 626,
        fills: {
          '#5f2f18': '#b8860f',
          '#8f4d2a': '#ffc53a',
          '#b06a3f': '#b13a22',
          '#5fae43': '#fff0c2',
        },
      },
      { icon: 'hot-pepper', size: 210, x: 726, y: 650, rotate: 8 },
    ],
  },
  'sweet-feteer': {
    hue: 60,
    subjects: [
      { icon: 'feteer', size: 540, x: 440 },
      { icon: 'custard-pool', size: 380, x: 434, y: 530, aloft: true },
      { icon: 'almonds', size: 180, x: 736, y: 648 },
    ],
  },
} satisfies Record<string, Recipe>
