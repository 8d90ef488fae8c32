import type { BrandSeed, PopupSeed, SlideSeed } from '@sufra/api/planting/brand-seed'
import { both } from '@sufra/api/planting/testing/english-and-arabic'

export const slides: SlideSeed[] = [
  {
    id: 1,
    title: both('The pit opens on Thursday', 'التنور يفتح الخميس'),
    text: both(
      'Lamb shuwa, a day under the embers, Thursday to Saturday.',
      'شواء لحم، يوم كامل تحت الجمر، من الخميس إلى السبت.',
    ),
    picture: 'shuwa',
    link: '/menu/shuwa-and-slow-pots-2/201-lamb-shuwa',
  },
  {
    id: 2,
    title: both('Frankincense, by the spoon', 'لبان بالملعقة'),
    text: both('Hojari resin and fresh cream.', 'لبان حوجري وقشطة طازجة.'),
    picture: 'gelato',
    link: '/menu/halwa-and-sweets-6/603-frankincense-ice-cream',
  },
  {
    id: 3,
    title: both('From Muttrah market this morning', 'من سوق مطرح اليوم الصبح'),
    text: both('Kingfish, prawns and squid.', 'كنعد وربيان وحبار.'),
    picture: 'grilled-fish',
    link: '/menu/from-the-sea-5',
  },
]

export const popup: PopupSeed = {
  id: 1,
  title: both('A box of halwa for the visit', 'حلوى الزيارة جاهزة'),
  text: both(
    'Order saffron halwa two weeks ahead and collect it warm on the day.',
    'اطلب حلوى الزعفران قبلها بأسبوعين واستلمها دافئة في يومها.',
  ),
  picture: 'halwa',
  link: '/menu/halwa-and-sweets-6',
}

export const texts: BrandSeed['texts'] = {
  'en-us': { home_tagline: 'An Omani table, by the old harbour.' },
  'ar-sa': { home_tagline: 'سفرة عمانية على كورنيش مطرح.' },
}
