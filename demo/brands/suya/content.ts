import type { BrandSeed, PopupSeed, SlideSeed } from '@sufra/api/planting/brand-seed'

export const slides: SlideSeed[] = [
  {
    id: 1,
    title: { 'en-us': 'How hot can you go?' },
    text: { 'en-us': 'Beef, chicken, ram or tozo. Pick your sticks, then pick your yaji.' },
    picture: 'suya-skewers',
    link: '/menu/suya-skewers-1',
  },
  {
    id: 2,
    title: { 'en-us': 'Jollof with the smoke on' },
    text: {
      'en-us': 'Cooked over firewood, burnt bottom included. By the plate or by the party tray.',
    },
    picture: 'jollof',
    link: '/menu/jollof-and-rice-2',
  },
]

export const popup: PopupSeed = {
  id: 1,
  title: { 'en-us': 'Delivery for ₦1,000' },
  text: {
    'en-us': 'Order from ₦25,000 and delivery drops to ₦1,000. From ₦45,000 we bring it for free.',
  },
  picture: 'family-meal',
  link: '/menu/small-chops-4',
}

export const texts: BrandSeed['texts'] = {
  'en-us': { home_tagline: 'Lagos suya, straight off the coals' },
}
