import type { Recipe } from '../recipe.ts'

export const HOT_DRINKS = {
  karak: {
    hue: 55,
    subjects: [
      { icon: 'glass-mug', size: 460, x: 440 },
      { icon: 'cardamom', size: 190, x: 710, y: 640 },
    ],
  },
  'ginger-karak': {
    hue: 100,
    subjects: [
      { icon: 'glass-mug', size: 460, x: 440 },
      { icon: 'ginger-root', size: 170, x: 706, y: 640 },
    ],
  },
  'saffron-karak': {
    hue: 90,
    subjects: [
      {
        icon: 'glass-mug',
        size: 460,
        x: 430,
        fills: {
          '#c98a54': '#e0a040',
          '#a8693a': '#bd7a1f',
          '#e7bd92': '#f6cf7e',
          '#f6dfc4': '#d9481a',
        },
      },
      { icon: 'saffron-threads', size: 270, x: 710, y: 642 },
    ],
  },
  'karak-flask': {
    hue: 40,
    subjects: [
      { icon: 'flask', size: 490, x: 400 },
      { icon: 'paper-cup', size: 230, x: 640, y: 612 },
      { icon: 'paper-cup', size: 250, x: 730, y: 646 },
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
  'hot-chocolate': {
    hue: 20,
    subjects: [{ icon: 'mug', size: 430, x: 490 }],
  },
  'spanish-latte': {
    hue: 30,
    subjects: [
      { icon: 'layered-glass', size: 450, x: 440 },
      { icon: 'coffee-beans', size: 190, x: 700, y: 642 },
    ],
  },
  'karak-latte': {
    hue: 95,
    subjects: [
      {
        icon: 'hot-beverage',
        size: 450,
        x: 440,
        fills: { '#6d4b41': '#e8a63c', '#b59075': '#fff0c4', '#b59074': '#fff0c4' },
      },
      { icon: 'saffron-threads', size: 240, x: 726, y: 646 },
    ],
  },
} satisfies Record<string, Recipe>
