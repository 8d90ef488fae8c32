import type { Recipe } from '../recipe.ts'

const liquid = (top: string, bottom: string, surface: string, straw: string) => ({
  '#ffc83d': top,
  '#ff9a1f': bottom,
  '#ffe08a': surface,
  '#dc0d27': straw,
})

export const DRINKS = {
  'iced-latte': {
    hue: 65,
    subjects: [
      {
        icon: 'tall-glass',
        size: 480,
        y: 632,
        fills: liquid('#8a5530', '#f6e2c6', '#a8713f', '#3c2a20'),
      },
    ],
  },
  'mango-juice': {
    hue: 85,
    subjects: [
      { icon: 'tall-glass', size: 480, x: 420, y: 632 },
      { icon: 'mango', size: 260, x: 650, y: 640 },
    ],
  },
  'orange-juice': {
    hue: 65,
    subjects: [
      {
        icon: 'tall-glass',
        size: 480,
        x: 420,
        y: 632,
        fills: liquid('#ff9d2e', '#fb7a12', '#ffc069', '#2e9e5b'),
      },
      { icon: 'tangerine', size: 230, x: 650, y: 640 },
    ],
  },
  'lemon-mint': {
    hue: 125,
    subjects: [
      { icon: 'lemon', size: 200, x: 670, y: 600, rotate: 12 },
      {
        icon: 'tall-glass',
        size: 480,
        x: 430,
        y: 632,
        fills: liquid('#d8ea8a', '#8fc457', '#eef6bd', '#f2c230'),
      },
      { icon: 'herb', size: 170, x: 640, y: 646, rotate: 18 },
    ],
  },
  hibiscus: {
    hue: 350,
    subjects: [
      {
        icon: 'tall-glass',
        size: 480,
        x: 420,
        y: 632,
        fills: liquid('#c2185b', '#7d0c36', '#e25a8a', '#f7e7c4'),
      },
      { icon: 'hibiscus', size: 240, x: 650, y: 642 },
    ],
  },
  'watermelon-juice': {
    hue: 15,
    subjects: [
      {
        icon: 'tall-glass',
        size: 480,
        x: 420,
        y: 632,
        fills: liquid('#ff7a7a', '#ee3f4f', '#ffb0ab', '#3b8f3d'),
      },
      { icon: 'watermelon', size: 260, x: 650, y: 640 },
    ],
  },
  'strawberry-shake': {
    hue: 0,
    subjects: [
      { icon: 'shake-glass', size: 490, x: 430, y: 632 },
      { icon: 'strawberry', size: 190, x: 650, y: 640, rotate: 12 },
    ],
  },
  laban: {
    hue: 220,
    subjects: [
      {
        icon: 'glass-of-milk',
        size: 460,
        x: 440,
        fills: { '#f0e7ba': '#f6f3ea', '#fcf9e9': '#ffffff' },
      },
      { icon: 'herb', size: 180, x: 670, y: 640, rotate: 18 },
    ],
  },
  'coconut-water': {
    hue: 165,
    subjects: [
      { icon: 'coconut', size: 330, x: 620, y: 606 },
      {
        icon: 'tall-glass',
        size: 460,
        x: 390,
        y: 636,
        fills: liquid('#f6fbfb', '#d6e6e6', '#ffffff', '#2f9a6b'),
      },
    ],
  },
  cola: {
    hue: 38,
    subjects: [
      { icon: 'soda-can', size: 380, x: 620, y: 606 },
      {
        icon: 'tall-glass',
        size: 450,
        x: 390,
        y: 636,
        fills: liquid('#6b2c16', '#2c0f08', '#b5703a', '#dc0d27'),
      },
    ],
  },
  water: { hue: 235, subjects: [{ icon: 'water-bottle', size: 500, y: 632 }] },
  'sugarcane-juice': {
    hue: 110,
    subjects: [
      { icon: 'sugarcane', size: 400, x: 640, y: 610 },
      {
        icon: 'tall-glass',
        size: 480,
        x: 400,
        y: 634,
        fills: liquid('#eef0b4', '#cdc85a', '#fffdf0', '#8a5a2c'),
      },
    ],
  },
  'iced-loomi': {
    hue: 75,
    subjects: [
      {
        icon: 'tall-glass',
        size: 480,
        x: 410,
        y: 632,
        fills: liquid('#a8641c', '#5a2a0c', '#d9a05c', '#f7e7c4'),
      },
      { icon: 'dried-limes', size: 240, x: 660, y: 642 },
    ],
  },
} satisfies Record<string, Recipe>
