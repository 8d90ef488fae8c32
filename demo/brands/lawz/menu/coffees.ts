import type { CategorySeed } from '@sufra/api/planting/brand-seed'

export const coffees: CategorySeed = {
  id: 7,
  name: { 'en-us': 'Coffees', fr: 'Cafés', 'ar-sa': 'قهوة' },
  description: {
    fr: 'Grains torréfiés à Amman, laits au choix et sirop d’orgeat maison.',
    'ar-sa': 'بن محمّص بعمّان، والحليب على ذوقكم، وشراب لوز من عنّا.',
  },
  picture: 'latte',
  items: [
    {
      id: 701,
      name: { 'en-us': 'Espresso', fr: 'Espresso', 'ar-sa': 'إسبريسو' },
      description: {
        fr: 'Serré, notes de cacao et de noisette.',
        'ar-sa': 'مركّز، بطعم الكاكاو والبندق.',
      },
      price: 1_950,
      picture: 'espresso',
      calories: 5,
      labels: ['vegan'],
      allergens: {},
    },
    {
      id: 702,
      name: { 'en-us': 'Orgeat Latte', fr: 'Latte à l’orgeat', 'ar-sa': 'لاتيه باللوز' },
      description: {
        fr: 'Double espresso, lait velouté et sirop d’amande à la fleur d’oranger.',
        'ar-sa': 'دبل إسبريسو وحليب مخملي وشراب لوز بزهر الليمون.',
      },
      price: 3_450,
      picture: 'latte',
      calories: 210,
      labels: ['popular', 'vegetarian'],
      allergens: { milk: 'contains', nuts: 'contains' },
      modifierGroups: [1, 2, 3],
    },
    {
      id: 703,
      name: { 'en-us': 'Iced Latte', fr: 'Latte glacé', 'ar-sa': 'آيس لاتيه' },
      description: {
        fr: 'Espresso versé sur glaçons et lait bien froid.',
        'ar-sa': 'إسبريسو على تلج وحليب بارد.',
      },
      price: 3_250,
      picture: 'iced-latte',
      calories: 140,
      labels: ['vegetarian'],
      allergens: { milk: 'contains' },
      modifierGroups: [1, 2, 3],
    },
    {
      id: 704,
      name: { 'en-us': 'Cardamom Coffee', fr: 'Café à la cardamome', 'ar-sa': 'قهوة بالهيل' },
      description: {
        fr: 'Café turc à la cardamome, préparé à la cafetière de cuivre, servi avec une datte.',
        'ar-sa': 'قهوة تركية بالهيل عالركوة النحاس، ومعها حبّة تمر.',
      },
      price: 2_250,
      picture: 'arabic-coffee',
      calories: 30,
      labels: ['vegan'],
      allergens: { nuts: 'may-contain' },
    },
  ],
}
