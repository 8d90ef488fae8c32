import type { BrandSeed, PopupSeed, SlideSeed } from '@sufra/api/planting/brand-seed'
import { both } from '@sufra/api/planting/testing/english-and-arabic'

export const slides: SlideSeed[] = [
  {
    id: 1,
    title: both('Carved the moment you order', 'نقطّعها لحظة طلبك'),
    text: both(
      'Chicken and beef shawarma, pressed on a hot saj.',
      'شاورما دجاج ولحم، محمّصة على صاج حار.',
    ),
    picture: 'shawarma',
    link: '/menu/shawarma-1',
  },
  {
    id: 2,
    title: both('The Family Box', 'بوكس العائلة'),
    text: both(
      'Four sandwiches, two mezze, two sides and a sweet.',
      'أربعة ساندويتشات ومقبّلين وطبقين جانبيين وحلا.',
    ),
    picture: 'family-meal',
    link: '/menu/meals-and-combos-3/304-family-box',
  },
  {
    id: 3,
    title: both('Breakfast from six', 'الفطور من الساعة 6'),
    text: both(
      'Foul, shakshuka and hot bread until 11:30.',
      'فول وشكشوكة وخبز حار إلى 11:30 الصبح.',
    ),
    picture: 'shakshuka',
    link: '/menu/breakfast-7',
  },
]

export const popup: PopupSeed = {
  id: 1,
  title: both('Free delivery from 100 riyals', 'توصيل مجاني من 100 ريال'),
  text: both(
    'Order for the whole table and the driver is on us.',
    'اطلب للسفرة كلها والتوصيل علينا.',
  ),
  picture: 'mixed-grill',
  link: null,
}

export const texts: BrandSeed['texts'] = {
  'en-us': { home_tagline: 'Hot bread, slow meat and a table for everyone.' },
  'ar-sa': { home_tagline: 'خبز حار ولحم على مهله وسفرة تكفي الكل.' },
}
