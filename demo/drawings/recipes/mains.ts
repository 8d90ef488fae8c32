import type { Recipe } from '../recipe.ts'
import { RED_PEPPER, ROASTED_LEG } from './colours.ts'

const FRIED_CHICKEN = { '#ac5832': '#c9791f', '#d27856': '#eca544' }
const GLAZED = { '#ac5832': '#a8330b', '#d27856': '#e0602a' }
const CRISP_PATTY = { '#6d544d': '#b86c1e', '#9b7169': '#e39a3c' }

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
      { icon: 'poultry-leg', size: 440, x: 440, fills: ROASTED_LEG },
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
  pasta: { hue: 28, subjects: [{ icon: 'spaghetti', size: 480 }] },
  shakshuka: { hue: 15, subjects: [{ icon: 'skillet', size: 560, x: 500 }] },
  'halloumi-burger': {
    hue: 140,
    subjects: [
      {
        icon: 'hamburger',
        size: 440,
        x: 430,
        fills: {
          '#6d544d': '#e0a552',
          '#9b7169': '#fff3d0',
          '#ffbe01': '#7cb342',
          '#ffe869': '#aed65c',
        },
      },
      { icon: 'bell-pepper', size: 200, x: 706, y: 642, fills: RED_PEPPER },
    ],
  },
  'spicy-chicken-burger': {
    hue: 20,
    subjects: [
      {
        icon: 'hamburger',
        size: 440,
        x: 430,
        fills: { '#6d544d': '#a8330b', '#9b7169': '#e0602a' },
      },
      { icon: 'hot-pepper', size: 220, x: 706, y: 644, rotate: 8 },
    ],
  },
  'chicken-skewers': {
    hue: 75,
    subjects: [
      { icon: 'flatbread', size: 380, x: 480, y: 606 },
      {
        icon: 'skewer',
        size: 520,
        x: 470,
        y: 500,
        rotate: -16,
        aloft: true,
        fills: { '#a8603a': '#f0b45a', '#77401f': '#c07a26', '#5a2d14': '#8a4a14' },
      },
      {
        icon: 'skewer',
        size: 520,
        x: 490,
        y: 610,
        rotate: -16,
        aloft: true,
        fills: { '#a8603a': '#f0b45a', '#77401f': '#c07a26', '#5a2d14': '#8a4a14' },
      },
    ],
  },
  'chicken-suya': {
    hue: 60,
    dark: true,
    subjects: [
      {
        icon: 'suya-skewer',
        size: 540,
        x: 460,
        y: 520,
        rotate: 12,
        fills: { '#6e2f14': '#a8561a', '#a04a20': '#dc9440' },
      },
      {
        icon: 'suya-skewer',
        size: 540,
        x: 480,
        y: 634,
        rotate: 12,
        fills: { '#6e2f14': '#a8561a', '#a04a20': '#dc9440' },
      },
      { icon: 'peanuts', size: 200, x: 250, y: 646 },
    ],
  },
  'gizzard-suya': {
    hue: 20,
    dark: true,
    subjects: [
      { icon: 'onion', size: 190, x: 270, y: 480 },
      { icon: 'gizzard-skewer', size: 600, x: 480, y: 520, rotate: -12 },
      { icon: 'gizzard-skewer', size: 600, x: 460, y: 640, rotate: -12 },
      { icon: 'hot-pepper', size: 190, x: 730, y: 650, rotate: 8 },
    ],
  },
  'tozo-suya': {
    hue: 100,
    dark: true,
    subjects: [
      { icon: 'serving-board', size: 720, y: 650 },
      { icon: 'tozo-skewer', size: 520, x: 460, y: 540, rotate: 8, aloft: true },
      { icon: 'tozo-skewer', size: 520, x: 440, y: 634, rotate: 8, aloft: true },
      { icon: 'onion', size: 170, x: 740, y: 612, aloft: true },
    ],
  },
} satisfies Record<string, Recipe>
