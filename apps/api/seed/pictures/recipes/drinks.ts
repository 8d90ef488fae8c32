import type { PictureName } from '../picture-names.ts'
import type { Recipe } from '../recipe.ts'

const liquid = (top: string, bottom: string, surface: string, straw: string) => ({
  '#ffc83d': top,
  '#ff9a1f': bottom,
  '#ffe08a': surface,
  '#dc0d27': straw,
})

export const DRINKS = {
  karak: {
    hue: 55,
    subjects: [
      { icon: 'glass-mug', size: 460, x: 440 },
      { icon: 'ginger-root', size: 170, x: 706, y: 640 },
    ],
  },
  tea: {
    hue: 175,
    subjects: [
      { icon: 'teapot', size: 410, x: 390 },
      {
        icon: 'teacup-without-handle',
        size: 240,
        x: 660,
        y: 638,
        fills: { '#7db240': '#b5561a', '#aad876': '#e39a4d' },
      },
    ],
  },
  'mint-tea': {
    hue: 150,
    subjects: [
      {
        icon: 'waisted-glass',
        size: 460,
        x: 450,
        fills: { '#c8641b': '#b3a12a', '#9c4510': '#857614', '#e79a4d': '#ddd06a' },
      },
      { icon: 'herb', size: 200, x: 690, y: 640, rotate: 16 },
    ],
  },
  'arabic-coffee': {
    hue: 75,
    subjects: [
      { icon: 'dallah', size: 440, x: 410 },
      { icon: 'finjan', size: 220, x: 670, y: 640 },
    ],
  },
  espresso: {
    hue: 40,
    dark: true,
    subjects: [
      {
        icon: 'hot-beverage',
        size: 390,
        x: 450,
        fills: { '#6d4b41': '#3a2018', '#b59075': '#c98a45', '#b59074': '#c98a45' },
      },
      { icon: 'chocolate-bar', size: 190, x: 706, y: 640 },
    ],
  },
  latte: {
    hue: 50,
    subjects: [
      {
        icon: 'hot-beverage',
        size: 450,
        x: 460,
        fills: { '#6d4b41': '#c08a5c', '#b59075': '#f9ead6', '#b59074': '#f9ead6' },
      },
      { icon: 'cookie', size: 170, x: 710, y: 640 },
    ],
  },
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
  'hot-chocolate': {
    hue: 20,
    subjects: [{ icon: 'mug', size: 430, x: 490 }],
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
  'pineapple-juice': {
    hue: 100,
    subjects: [
      { icon: 'pineapple', size: 330, x: 640, y: 600 },
      {
        icon: 'tall-glass',
        size: 470,
        x: 420,
        y: 632,
        fills: liquid('#ffe66b', '#f6c31c', '#fff3ad', '#e2652a'),
      },
    ],
  },
  'strawberry-shake': {
    hue: 0,
    subjects: [
      { icon: 'shake-glass', size: 490, x: 430, y: 632 },
      { icon: 'strawberry', size: 190, x: 650, y: 640, rotate: 12 },
    ],
  },
  milkshake: {
    hue: 30,
    subjects: [
      {
        icon: 'shake-glass',
        size: 490,
        x: 430,
        y: 632,
        fills: { '#f9b6c6': '#a5714f', '#ee7f9c': '#6b3f2a', '#5c6bc0': '#f0a04b' },
      },
      { icon: 'chocolate-bar', size: 210, x: 660, y: 640 },
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
  'bubble-tea': { hue: 300, subjects: [{ icon: 'bubble-tea', size: 500, y: 634 }] },
} satisfies Partial<Record<PictureName, Recipe>>
