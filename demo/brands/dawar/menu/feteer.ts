import type { CategorySeed } from '@sufra/api/planting/brand-seed'

export const feteer: CategorySeed = {
  id: 4,
  name: { 'en-us': 'Feteer', 'ar-sa': 'فطير مشلتت', fr: 'Feteer feuilletées' },
  description: {
    'ar-sa': 'فطير بالسمنة البلدي بيتفرد على الرخامة طبقة فوق طبقة، ويدخل فرن الطوب قدامك.',
    fr: 'Pâte étirée à la main sur le marbre, feuilletée au beurre clarifié et cuite au four de briques.',
  },
  picture: 'honey-feteer',
  items: [
    {
      id: 401,
      name: {
        'en-us': 'Feteer Meshaltet with Honey',
        'ar-sa': 'فطير مشلتت بالعسل والمش',
        fr: 'Feteer meshaltet, miel et vieux fromage',
      },
      description: {
        'ar-sa': 'فطيرة سادة مورّقة، ومعاها عسل أسود وطحينة وقشطة وطبق مش فلاحي.',
        fr: 'Feteer nature et feuilletée, mélasse de canne, tahiné, crème et fromage mish fermier.',
      },
      price: 130_00,
      picture: 'honey-feteer',
      calories: 890,
      labels: ['popular', 'vegetarian'],
      allergens: { gluten: 'contains', milk: 'contains', sesame: 'contains' },
      modifierGroups: [7],
      ingredients: [
        { id: 16, name: { 'ar-sa': 'عسل أسود', fr: 'Mélasse de canne' }, removable: true },
        { id: 17, name: { 'ar-sa': 'مش', fr: 'Fromage mish' }, removable: true },
      ],
    },
    {
      id: 402,
      name: {
        'en-us': 'Four Cheese Feteer',
        'ar-sa': 'فطيرة جبن مشكلة',
        fr: 'Feteer aux quatre fromages',
      },
      description: {
        'ar-sa': 'موتزاريلا ورومي وبراميلي وشيدر، بزيتون وفلفل وطماطم.',
        fr: 'Mozzarella, roumi, barameely et cheddar, olives, poivron et tomate.',
      },
      price: 165_00,
      picture: 'cheese-manakish',
      calories: 980,
      labels: ['vegetarian'],
      allergens: { gluten: 'contains', milk: 'contains', sulphites: 'may-contain' },
      modifierGroups: [7],
    },
    {
      id: 403,
      name: { 'en-us': 'Sausage Feteer', 'ar-sa': 'فطيرة سجق', fr: 'Feteer à la saucisse' },
      description: {
        'ar-sa': 'سجق شرقي بالتوم والكمون وموتزاريلا وفلفل ألوان.',
        fr: 'Saucisse orientale à l’ail et au cumin, mozzarella et poivrons de couleur.',
      },
      price: 180_00,
      picture: 'sujuk-manakish',
      calories: 1080,
      labels: ['spicy'],
      allergens: {
        gluten: 'contains',
        milk: 'contains',
        soy: 'may-contain',
        mustard: 'may-contain',
      },
      modifierGroups: [7],
      excludedLocations: [3],
    },
    {
      id: 404,
      name: {
        'en-us': 'Sweet Feteer with Custard',
        'ar-sa': 'فطيرة حلوة بالكسترد والمكسرات',
        fr: 'Feteer sucrée à la crème et aux fruits secs',
      },
      description: {
        'ar-sa': 'كسترد وقشطة وجوز هند ومكسرات محمصة، ورشّة سكر بودرة على الوش.',
        fr: 'Crème pâtissière, crème fraîche, noix de coco et fruits secs grillés, voile de sucre glace.',
      },
      price: 150_00,
      picture: 'sweet-feteer',
      calories: 1020,
      labels: ['vegetarian'],
      allergens: {
        gluten: 'contains',
        milk: 'contains',
        eggs: 'contains',
        nuts: 'contains',
        peanuts: 'may-contain',
      },
      modifierGroups: [7, 13],
    },
  ],
}
