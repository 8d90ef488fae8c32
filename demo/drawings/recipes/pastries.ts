import type { Recipe } from '../recipe.ts'

/** From a French baker's oven. */
export const PASTRIES = {
  croissant: { hue: 70, subjects: [{ icon: 'croissant', size: 450 }] },
  'almond-croissant': {
    hue: 55,
    subjects: [
      { icon: 'croissant', size: 440, x: 440, mirrored: true },
      { icon: 'almond-flakes', size: 250, x: 440, y: 450, rotate: 20, aloft: true },
      { icon: 'almonds', size: 200, x: 700, y: 640 },
    ],
  },
  'pistachio-croissant': {
    hue: 130,
    subjects: [
      { icon: 'croissant', size: 450, x: 480 },
      {
        icon: 'almond-flakes',
        size: 250,
        x: 480,
        y: 450,
        rotate: -20,
        aloft: true,
        fills: { '#b8702a': '#5c7a22', '#fbe6c0': '#a6c94e', '#fff7e6': '#cfe58e' },
      },
    ],
  },
  'zaatar-croissant': {
    hue: 112,
    subjects: [
      { icon: 'croissant', size: 440, x: 430 },
      { icon: 'zaatar-strewn', size: 200, x: 350, y: 470, rotate: -50, aloft: true },
      { icon: 'zaatar-strewn', size: 210, x: 470, y: 410, rotate: 10, aloft: true },
      { icon: 'herb', size: 200, x: 690, y: 644, rotate: 18 },
    ],
  },
  'pain-au-chocolat': {
    hue: 40,
    subjects: [
      { icon: 'pain-au-chocolat', size: 540, x: 430 },
      { icon: 'chocolate-bar', size: 210, x: 740, y: 650 },
    ],
  },
  'croque-croissant': {
    hue: 95,
    subjects: [
      { icon: 'croque-croissant', size: 500, x: 450 },
      { icon: 'cheese-wedge', size: 190, x: 726, y: 646 },
    ],
  },
  brioche: {
    hue: 70,
    subjects: [
      { icon: 'brioche', size: 450, x: 440 },
      { icon: 'orange-blossom', size: 220, x: 700, y: 646 },
    ],
  },
  'kouign-amann': {
    hue: 55,
    subjects: [
      { icon: 'kouign-amann', size: 490, x: 440 },
      { icon: 'butter', size: 210, x: 716, y: 646 },
    ],
  },
  'raisin-swirl': {
    hue: 85,
    subjects: [
      { icon: 'raisin-swirl', size: 500, x: 440 },
      {
        icon: 'grapes',
        size: 230,
        x: 714,
        y: 646,
        fills: { '#a363b1': '#b8c24a', '#4c186e': '#7d8f2c', '#dabcf3': '#f3f5c4' },
      },
    ],
  },
} satisfies Record<string, Recipe>
