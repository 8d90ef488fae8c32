import type { CategorySeed } from '@sufra/api/planting/brand-seed'
import { both } from '@sufra/api/planting/testing/english-and-arabic'

export const grillPlates: CategorySeed = {
  id: 5,
  name: both('Grill Plates', 'مشاوي'),
  description: both(
    'Over natural charcoal, served with saj bread and two sides of your choosing.',
    'على الفحم الطبيعي، ومعها خبز صاج وطبقين جانبيين من اختيارك.',
  ),
  picture: 'mixed-grill',
  // The Al Nakheel shop has no charcoal grill.
  excludedLocations: [2],
  items: [
    {
      id: 501,
      name: both('Shish Taouk', 'شيش طاووق'),
      description: both(
        'Two skewers of chicken breast in yoghurt, lemon and paprika.',
        'سيخين صدور دجاج متبّلة بالزبادي والليمون والبابريكا.',
      ),
      price: 42_00,
      picture: 'chicken-skewers',
      calories: 480,
      labels: ['popular'],
      allergens: { gluten: 'contains', milk: 'contains' },
      modifierGroups: [11, 12],
      prices: { 4: 40_00 },
    },
    {
      id: 502,
      name: both('Kafta Kebab', 'كباب كفتة'),
      description: both(
        'Hand-minced lamb and beef with parsley, onion and a breath of cinnamon.',
        'لحم غنم وبقر مفروم بالسكين مع بقدونس وبصل ولمسة قرفة.',
      ),
      price: 46_00,
      picture: 'kebab',
      calories: 610,
      allergens: { gluten: 'contains' },
      modifierGroups: [11, 12],
    },
    {
      id: 503,
      name: both('Mixed Grill', 'مشاوي مشكلة'),
      description: both(
        'Taouk, kafta, lamb tikka and a lamb chop, for someone who cannot decide.',
        'طاووق وكفتة وتكة غنم وريشة، للي محتار وش يطلب.',
      ),
      price: 69_00,
      picture: 'mixed-grill',
      calories: 870,
      labels: ['popular'],
      allergens: { gluten: 'contains', milk: 'contains' },
      modifierGroups: [11, 12],
      prices: { 3: 72_00, 4: 65_00 },
    },
    {
      id: 504,
      name: both('Lamb Chops', 'ريش غنم'),
      description: both(
        'Four Naimi lamb chops with rosemary, garlic and coarse salt.',
        'أربع ريش نعيمي مع إكليل الجبل والثوم والملح الخشن.',
      ),
      price: 84_00,
      picture: 'lamb-chops',
      calories: 740,
      allergens: { gluten: 'contains' },
      modifierGroups: [6, 11, 12],
      outOfStockLocations: [1],
    },
    {
      id: 505,
      name: both('Half Charcoal Chicken', 'نصف دجاجة على الفحم'),
      description: both(
        'Butterflied, brushed with lemon and chilli, blistered on both sides.',
        'دجاج مفرود مدهون بالليمون والفلفل، محمّر من الجهتين.',
      ),
      price: 38_00,
      picture: 'chicken-leg',
      calories: 640,
      allergens: { gluten: 'contains' },
      modifierGroups: [11, 12],
    },
    {
      id: 506,
      name: both('Chicken Kabsa', 'كبسة دجاج'),
      description: both(
        'Long-grain rice cooked in the stock, half a roasted chicken, raisins and almonds.',
        'رز طويل الحبة مطبوخ بالمرق، وفوقه نصف دجاجة محمّرة وزبيب ولوز.',
      ),
      price: 36_00,
      picture: 'kabsa',
      calories: 980,
      allergens: { nuts: 'contains', sulphites: 'may-contain' },
      modifierGroups: [12],
      ingredients: [
        { id: 5061, name: both('Raisins', 'زبيب'), removable: true },
        { id: 5062, name: both('Almonds', 'لوز'), removable: true },
      ],
    },
  ],
}
