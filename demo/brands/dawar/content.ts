import type { BrandSeed, PopupSeed, SlideSeed } from '@sufra/api/planting/brand-seed'

export const slides: SlideSeed[] = [
  {
    id: 1,
    title: { 'ar-sa': 'كشري دوّار، دقّته تصحّي', fr: 'Le koshari qui réveille' },
    text: {
      'ar-sa': 'صلصة متسبّكة وتقلية مقرمشة، واختار حجمك وشطّتك.',
      fr: 'Sauce mijotée, oignons croustillants : choisissez la taille et le piment.',
    },
    picture: 'koshari',
    link: '/menu/koshari-bowls-1',
  },
  {
    id: 2,
    title: { 'ar-sa': 'فطارك فول وطعمية', fr: 'Petit-déjeuner à l’égyptienne' },
    text: {
      'ar-sa': 'كل يوم من 7 الصبح لحد 12 ونص، والعيش طالع من الفرن.',
      fr: 'Tous les jours de 7 h à 12 h 30, avec le pain sorti du four.',
    },
    picture: 'foul',
    link: '/menu/foul-and-taameya-2',
  },
  {
    id: 3,
    title: { 'ar-sa': 'لمّة العيلة عندنا', fr: 'La grande tablée' },
    text: {
      'ar-sa': 'مشويات وأكل بيتي ومشروبات لـ4 أفراد بـ640 جنيه.',
      fr: 'Grillades, plats maison et boissons pour quatre, à 640 EGP.',
    },
    picture: 'family-meal',
    link: '/menu/combos-9',
  },
]

export const popup: PopupSeed = {
  id: 1,
  title: { 'ar-sa': 'التوصيل بـ15 جنيه بس', fr: 'Livraison à 15 EGP' },
  text: {
    'ar-sa': 'أي طلب من 450 جنيه وانت طالع توصيله بـ15 جنيه، ومن 900 جنيه التوصيل علينا.',
    fr: 'Dès 450 EGP de commande, la livraison passe à 15 EGP. Dès 900 EGP, elle est offerte.',
  },
  picture: 'mixed-grill',
  link: '/menu/charcoal-grill-5',
}

export const texts: BrandSeed['texts'] = {
  'ar-sa': { home_tagline: 'أكل شارع مصري على أصوله' },
  fr: { home_tagline: 'La vraie cuisine de rue égyptienne' },
}
