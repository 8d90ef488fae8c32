import type { BrandSeed, PopupSeed, SlideSeed } from '@sufra/api/planting/brand-seed'
import { both } from '@sufra/api/planting/testing/english-and-arabic'

export const slides: SlideSeed[] = [
  {
    id: 1,
    title: both('Twenty minutes on the flame', 'عشرين دقيقة على النار'),
    text: both(
      'House karak, the way the port drank it.',
      'كرك البيت، مثل ما كانوا يشربونه أهل الفرضة.',
    ),
    picture: 'karak',
    link: '/menu/karak-and-tea-1',
  },
  {
    id: 2,
    title: both('Regag, still crackling', 'رقاق حار يقرمش'),
    text: both('With cheese, egg and a bag of chips inside.', 'بالجبن والبيض وجبس عمان.'),
    picture: 'saj-bread',
    link: '/menu/regag-and-chebab-3',
  },
  {
    id: 3,
    title: both('A tray for the majlis', 'صينية المجلس'),
    text: both(
      'Four rolls, snacks, luqaimat and six cups.',
      'أربع رولات وخفايف ولقيمات وست كاسات.',
    ),
    picture: 'luqaimat',
    link: '/menu/trays-9/902-majlis-tray',
  },
]

export const popup: PopupSeed = {
  id: 1,
  title: both('New: Karak Latte', 'يديدنا: كرك لاتيه'),
  text: both(
    'Espresso and saffron karak in one cup. Try it and tell us who won.',
    'إسبريسو وكرك زعفران في كوب واحد، جرّبه وقول لنا منو فاز.',
  ),
  picture: 'latte',
  link: '/menu/coffee-2/203-karak-latte',
}

export const texts: BrandSeed['texts'] = {
  'ar-sa': { home_tagline: 'كرك على أصوله، من الصبح لين آخر الليل.' },
  'en-us': { home_tagline: 'Proper karak, from dawn until the last guest leaves.' },
}
