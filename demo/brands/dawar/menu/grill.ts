import type { CategorySeed } from '@sufra/api/planting/brand-seed'

export const grill: CategorySeed = {
  id: 5,
  name: { 'en-us': 'Charcoal Grill', 'ar-sa': 'مشويات على الفحم', fr: 'Grillades au charbon' },
  description: {
    'ar-sa': 'لحمة بلدي على فحم طبيعي، بتنزل مع عيش وسلطة وطحينة وطبقين على اختيارك.',
    fr: 'Viandes fermières au charbon de bois, servies avec pain, tahiné et deux accompagnements.',
  },
  picture: 'mixed-grill',
  items: [
    {
      id: 501,
      name: { 'en-us': 'Charcoal Kofta', 'ar-sa': 'كفتة على الفحم', fr: 'Kofta au charbon' },
      description: {
        'ar-sa': 'كفتة ضاني وبقري بالبصل والبقدونس، مستوية على الهادي ومدخّنة صح.',
        fr: 'Agneau et bœuf hachés, oignon et persil, grillés doucement et bien fumés.',
      },
      price: 195_00,
      picture: 'kebab',
      calories: 620,
      labels: ['popular'],
      allergens: { gluten: 'contains', sesame: 'contains' },
      modifierGroups: [8, 9],
      prices: { 1: 215_00 },
    },
    {
      id: 502,
      name: { 'en-us': 'Dawar Mixed Grill', 'ar-sa': 'مشكل دوّار', fr: 'Grillades mixtes Dawar' },
      description: {
        'ar-sa': 'كفتة وكباب وطرب وشيش طاووق، على سرير بقدونس وبصل بالسماق.',
        fr: 'Kofta, kebab d’agneau, tarb et chich taouk, sur un lit de persil et d’oignon au sumac.',
      },
      price: 255_00,
      picture: 'mixed-grill',
      calories: 740,
      allergens: { gluten: 'contains', sesame: 'contains', milk: 'contains' },
      modifierGroups: [8, 9],
      prices: { 1: 280_00 },
    },
    {
      id: 503,
      name: { 'en-us': 'Half Grilled Chicken', 'ar-sa': 'نص فرخة مشوية', fr: 'Demi-poulet grillé' },
      description: {
        'ar-sa': 'نص فرخة متبّلة بالليمون والبصل والقرفة، مشوية على الفحم، ومعاها تومية.',
        fr: 'Demi-poulet mariné au citron, à l’oignon et à la cannelle, grillé au charbon, crème d’ail.',
      },
      price: 185_00,
      picture: 'chicken-leg',
      calories: 590,
      allergens: { gluten: 'contains', eggs: 'contains', sesame: 'may-contain' },
      modifierGroups: [9],
    },
    {
      id: 504,
      name: { 'en-us': 'Lamb Chops', 'ar-sa': 'ريش ضاني', fr: 'Côtelettes d’agneau' },
      description: {
        'ar-sa': 'خمس ريش ضاني بلدي بالروزماري والتوم، طرية من جوّه ومحمّرة من برّه.',
        fr: 'Cinq côtelettes d’agneau fermier, romarin et ail, dorées dehors et fondantes dedans.',
      },
      price: 390_00,
      picture: 'lamb-chops',
      calories: 710,
      allergens: { gluten: 'may-contain', sesame: 'contains' },
      modifierGroups: [9],
      orderTypes: ['dine-in', 'to-go'],
    },
  ],
}
