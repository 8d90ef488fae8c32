import type { BrandSeed, SlideSeed } from '@sufra/api/planting/brand-seed'

export const slides: SlideSeed[] = [
  {
    id: 1,
    title: { fr: 'Le croissant aux amandes', 'ar-sa': 'كرواسون اللوز' },
    text: {
      fr: 'Celui par lequel tout a commencé, rue Rainbow.',
      'ar-sa': 'الحبّة اللي بلّشت منها الحكاية بشارع الرينبو.',
    },
    picture: 'almond-croissant',
    link: '/menu/croissants-1',
  },
  {
    id: 2,
    title: { fr: 'Macarons à composer', 'ar-sa': 'ماكارون على ذوقكم' },
    text: {
      fr: 'Pistache d’Alep, rose de Damas, sel de la mer Morte : choisissez vos parfums.',
      'ar-sa': 'فستق حلبي وورد جوري وكراميل بملح البحر الميت، إنتو بتختاروا.',
    },
    picture: 'macarons',
    link: '/menu/macarons-and-petits-fours-6',
  },
]

export const texts: BrandSeed['texts'] = {
  fr: { home_tagline: 'Pâtisserie d’amande, au cœur d’Amman' },
  'ar-sa': { home_tagline: 'حلويات فرنسية باللوز، بقلب عمّان' },
}
