import type { Recipe } from '../recipe.ts'

const GRILLED_SKIN = {
  '#1483bc': '#8a4a1c',
  '#1f8cc2': '#9c5a24',
  '#3ca4d3': '#bf7f3c',
  '#62c2e8': '#dba45c',
  '#99d6ef': '#f0cf97',
  '#1b65a6': '#6b3413',
  '#e0ecf3': '#f7e6c8',
}

export const SEA = {
  'grilled-fish': {
    hue: 210,
    subjects: [
      { icon: 'platter', size: 700, y: 650 },
      { icon: 'fish', size: 500, x: 490, y: 610, aloft: true, fills: GRILLED_SKIN },
      { icon: 'grill-marks', size: 190, x: 470, y: 560, aloft: true },
      { icon: 'lemon', size: 140, x: 690, y: 640, rotate: 12, aloft: true },
    ],
  },
  'fried-shrimp': {
    hue: 60,
    subjects: [
      { icon: 'fried-shrimp', size: 320, x: 640, y: 580 },
      { icon: 'fried-shrimp', size: 420, x: 400, y: 632 },
    ],
  },
  'shrimp-plate': {
    hue: 190,
    subjects: [
      { icon: 'platter', size: 720, y: 650 },
      { icon: 'shrimp', size: 270, x: 590, y: 560, aloft: true },
      { icon: 'shrimp', size: 290, x: 370, y: 608, aloft: true },
      { icon: 'lime', size: 140, x: 640, y: 626, aloft: true },
    ],
  },
  crab: { hue: 220, subjects: [{ icon: 'crab', size: 470 }] },
  lobster: { hue: 200, subjects: [{ icon: 'lobster', size: 500 }] },
  squid: {
    hue: 230,
    subjects: [
      { icon: 'calamari', size: 450, x: 440 },
      { icon: 'lemon', size: 180, x: 706, y: 638, rotate: 12 },
    ],
  },
  'grilled-pomfret': {
    hue: 225,
    subjects: [
      { icon: 'platter', size: 720, y: 650 },
      { icon: 'pomfret', size: 420, x: 480, y: 616, aloft: true },
      { icon: 'lemon', size: 140, x: 700, y: 640, rotate: 12, aloft: true },
    ],
  },
  'grilled-seabream': {
    hue: 185,
    subjects: [
      { icon: 'serving-board', size: 720, y: 650 },
      {
        icon: 'fish',
        size: 480,
        x: 440,
        y: 600,
        mirrored: true,
        aloft: true,
        fills: {
          '#1483bc': '#c98a1c',
          '#1f8cc2': '#d99a24',
          '#3ca4d3': '#d9a45c',
          '#62c2e8': '#ecc582',
          '#99d6ef': '#f8e2b4',
          '#1b65a6': '#a8681c',
          '#e0ecf3': '#fff3d6',
        },
      },
      { icon: 'grill-marks', size: 180, x: 440, y: 560, aloft: true },
      {
        icon: 'dip-cup',
        size: 160,
        x: 720,
        y: 626,
        aloft: true,
        fills: { '#6b2c16': '#c8321c', '#b5703a': '#f0745a' },
      },
    ],
  },
  'stuffed-sea-bass': {
    hue: 150,
    subjects: [
      { icon: 'platter', size: 740, y: 650 },
      { icon: 'sea-bass', size: 540, x: 470, y: 632, aloft: true },
      { icon: 'herb', size: 150, x: 740, y: 640, rotate: 20, aloft: true },
    ],
  },
} satisfies Record<string, Recipe>
