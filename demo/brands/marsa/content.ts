import type { BrandSeed, SlideSeed } from '@sufra/api/planting/brand-seed'

export const slides: SlideSeed[] = [
  {
    id: 1,
    title: { 'ar-sa': 'من البحر لسفرتك', 'en-us': 'From the sea to your table' },
    text: {
      'ar-sa': 'زبيدي وهامور وشعم، صيد اليوم وعلى وزنك.',
      'en-us': 'Zubaidi, hammour and sheim: today’s catch, at the weight you choose.',
    },
    picture: 'grilled-fish',
    link: '/menu/grilled-fish-1',
  },
  {
    id: 2,
    title: { 'ar-sa': 'عزيمة الديوانية', 'en-us': 'The diwaniya feast' },
    text: {
      'ar-sa': 'مشاوي ومجبوس ومقبلات ومشروبات لـ4 أشخاص بـ18.500 د.ك.',
      'en-us': 'Grills, machboos, mezze and drinks for four, for KD 18.500.',
    },
    picture: 'family-meal',
    link: '/menu/feasts-10',
  },
  {
    id: 3,
    title: { 'ar-sa': 'مجبوس مثل بيت يدّتك', 'en-us': 'Machboos like grandmother’s' },
    text: {
      'ar-sa': 'عيش متفوّح باللومي وحشو ودقوس.',
      'en-us': 'Rice scented with dried lime, hashu and daqoos.',
    },
    picture: 'kabsa',
    link: '/menu/machboos-and-rice-4',
  },
]

export const texts: BrandSeed['texts'] = {
  'ar-sa': { home_tagline: 'سمك ومشاوي، من البحر لسفرتك' },
  'en-us': { home_tagline: 'Fish and grill, from the sea to your table' },
}
