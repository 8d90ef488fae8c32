import type { Recipe } from '../recipe.ts'

/** What simmers for long. */
export const POTS_AND_SOUPS = {
  stew: { hue: 50, subjects: [{ icon: 'pot-of-food', size: 500 }] },
  harees: {
    hue: 80,
    subjects: [
      {
        icon: 'dip-dish',
        size: 580,
        y: 636,
        fills: {
          '#e8cd98': '#ecdcb8',
          '#f8e6be': '#fbf2db',
          '#d0aa66': '#cdb283',
          '#c9a21c': '#e8a317',
          '#f2dc7a': '#fff0a6',
          '#e3b766': 'none',
          '#f6d795': 'none',
          '#b8402a': '#a8743a',
          '#4c9a3b': '#b8752f',
        },
      },
    ],
  },
  molokhia: {
    hue: 145,
    subjects: [
      { icon: 'cooked-rice', size: 300, x: 680, y: 590 },
      {
        icon: 'soup-bowl',
        size: 440,
        x: 410,
        fills: {
          '#c96f14': '#1f4a17',
          '#eb9a2c': '#3a7524',
          '#f8c77a': '#7fae3a',
          '#3f8f3a': '#f3e3b4',
        },
      },
      { icon: 'garlic', size: 150, x: 670, y: 650 },
    ],
  },
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
  'fish-soup': {
    hue: 60,
    subjects: [
      {
        icon: 'chunky-soup',
        size: 440,
        x: 430,
        fills: {
          '#8f2d12': '#b8641a',
          '#c24a1c': '#e39a3c',
          '#7b4a34': '#b9a98f',
          '#a3684c': '#fbf3e2',
          '#e9c04a': '#e2372b',
          '#2f7f86': '#b8411a',
        },
      },
      { icon: 'lime', size: 180, x: 700, y: 638, rotate: -8 },
    ],
  },
  'pepper-soup': {
    hue: 12,
    subjects: [
      { icon: 'chunky-soup', size: 440, x: 430 },
      { icon: 'hot-pepper', size: 190, x: 700, y: 640 },
    ],
  },
  'assorted-pepper-soup': {
    hue: 90,
    subjects: [
      {
        icon: 'chunky-soup',
        size: 440,
        x: 420,
        fills: {
          '#8f2d12': '#7a3a12',
          '#c24a1c': '#a8601c',
          '#7b4a34': '#5a2a1c',
          '#a3684c': '#e6cba6',
          '#2f7f86': '#e0a53a',
        },
      },
      { icon: 'fried-plantain', size: 230, x: 710, y: 644 },
    ],
  },
  mahshi: {
    hue: 135,
    subjects: [
      { icon: 'platter', size: 660, x: 470, y: 652 },
      { icon: 'mahshi', size: 520, x: 470, y: 622, aloft: true },
      { icon: 'tomato', size: 150, x: 750, y: 652 },
    ],
  },
  shuwa: {
    hue: 120,
    subjects: [
      { icon: 'banana-leaf', size: 740, y: 652 },
      { icon: 'slow-lamb', size: 400, x: 470, y: 590, aloft: true },
      { icon: 'lime', size: 140, x: 720, y: 640, rotate: -8, aloft: true },
    ],
  },
} satisfies Record<string, Recipe>
