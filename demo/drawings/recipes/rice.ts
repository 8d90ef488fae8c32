import type { Recipe } from '../recipe.ts'
import { ROASTED_LEG } from './colours.ts'

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
const KARKADE = {
  '#ffc83d': '#c2185b',
  '#ff9a1f': '#7d0c36',
  '#ffe08a': '#e25a8a',
  '#dc0d27': '#f7e7c4',
}

export const RICE = {
  kabsa: {
    hue: 85,
    subjects: [
      { icon: 'rice-platter', size: 620, y: 644 },
      { icon: 'roast-chicken', size: 340, y: 500, aloft: true },
    ],
  },
  'lamb-rice': {
    hue: 65,
    subjects: [
      {
        icon: 'rice-platter',
        size: 640,
        y: 646,
        fills: { '#e9a93a': '#dca24a', '#d08f24': '#b87a2c' },
      },
      { icon: 'lamb-chop', size: 290, x: 580, y: 480, rotate: 10, aloft: true },
      { icon: 'lamb-chop', size: 310, x: 430, y: 500, rotate: -12, aloft: true },
    ],
  },
  'shrimp-rice': {
    hue: 195,
    subjects: [
      { icon: 'rice-platter', size: 640, y: 646, fills: BIRYANI_RICE },
      { icon: 'shrimp', size: 230, x: 590, y: 480, rotate: 10, aloft: true },
      { icon: 'shrimp', size: 240, x: 400, y: 510, aloft: true },
      { icon: 'lime', size: 130, x: 730, y: 652, rotate: -8 },
    ],
  },
  biryani: {
    hue: 110,
    subjects: [
      { icon: 'rice-platter', size: 620, y: 644, fills: BIRYANI_RICE },
      {
        icon: 'poultry-leg',
        size: 270,
        x: 530,
        y: 500,
        rotate: 12,
        aloft: true,
        fills: ROASTED_LEG,
      },
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
  'suya-jollof': {
    hue: 70,
    subjects: [
      { icon: 'rice-platter', size: 640, y: 646, fills: JOLLOF_RICE },
      { icon: 'fried-plantain', size: 190, x: 640, y: 560, aloft: true },
      { icon: 'suya-skewer', size: 380, x: 450, y: 500, rotate: -12, aloft: true },
    ],
  },
  'fried-rice': {
    hue: 120,
    subjects: [
      {
        icon: 'rice-platter',
        size: 580,
        x: 450,
        y: 644,
        fills: {
          '#e9a93a': '#e3cf5e',
          '#d08f24': '#c2a93a',
          '#f9d88a': '#f4e79a',
          '#fff2cf': '#f0862a',
        },
      },
      { icon: 'carrot', size: 220, x: 740, y: 652 },
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
  'liver-koshari': {
    hue: 130,
    subjects: [
      { icon: 'koshari-bowl', size: 440, x: 440 },
      {
        icon: 'meat-morsels',
        size: 310,
        x: 440,
        y: 410,
        aloft: true,
        fills: {
          '#5a2a14': '#3c1712',
          '#98552f': '#8f4a3a',
          '#c98a5c': '#d49a86',
          '#f6dfa6': '#7cb342',
        },
      },
      { icon: 'bell-pepper', size: 200, x: 706, y: 642 },
    ],
  },
  'koshari-meal': {
    hue: 20,
    subjects: [
      { icon: 'tall-glass', size: 400, x: 700, y: 596, fills: KARKADE },
      { icon: 'pudding-glass', size: 300, x: 256, y: 600 },
      { icon: 'koshari-bowl', size: 410, x: 480, y: 646 },
    ],
  },
} satisfies Record<string, Recipe>
