import { expect, test } from 'vitest'
import { searchIndex, searchMenu } from './search.ts'

/** Dishes as an Arabic menu names them, each with the ways people write it in Latin letters. */
const DISHES = (
  [
    ['كبسة', 'kabsa kabseh kebsa'],
    ['شاورما', 'shawarma shawerma shawirma chawarma'],
    ['كنافة', 'kunafa knafeh konafa kanafeh'],
    ['حمص', 'hummus homos houmous 7ommos'],
    ['فلافل', 'falafel felafel'],
    ['مجبوس', 'machboos majboos'],
    ['فول', 'foul ful fool'],
    ['مندي', 'mandi mandy'],
    ['مظبي', 'madhbi mathbi'],
    ['منسف', 'mansaf mensaf'],
    ['مقلوبة', 'maqluba makloubeh maglouba'],
    ['مسخن', 'musakhan msakhan'],
    ['فتة', 'fatteh fatta'],
    ['فتوش', 'fattoush fatoush fattouche'],
    ['متبل', 'mutabbal moutabal'],
    ['تبولة', 'tabbouleh tabouli taboule'],
    ['كباب', 'kebab kabab'],
    ['كبة', 'kibbeh kubba kebbe'],
    ['كفتة', 'kofta kufta kafta'],
    ['عرايس', 'arayes araies'],
    ['شيش', 'shish chich'],
    ['طاووق', 'tawook taouk tawouk'],
    ['محشي', 'mahshi mahchi'],
    ['لبنة', 'labneh labna'],
    ['زعتر', "zaatar za'atar"],
    ['بقلاوة', 'baklawa baqlawa'],
    ['ملوخية', 'molokhia mulukhiyah mloukhieh'],
    ['سمبوسة', 'sambosa sambousa'],
    ['جريش', 'jareesh jarish'],
    ['بسبوسة', 'basbousa basboosa'],
    ['لقيمات', 'luqaimat legaimat'],
    ['هريس', 'harees hares'],
    ['سليق', 'saleeg saleek'],
    ['مرقوق', 'margoog marqooq'],
    ['قرصان', 'qursan gursan'],
    ['ثريد', 'thareed tharid'],
    ['برياني', 'biryani briani'],
    ['مضغوط', 'madghout madghoot'],
    ['رز', 'roz ruz'],
    ['دجاج', 'dajaj djaj'],
    ['لحم', 'lahm la7em'],
    ['سمك', 'samak samek'],
    ['روبيان', 'rubyan robian'],
    ['حنيذ', 'haneeth hanith'],
    ['مشاكيك', 'mashakeek mshakik'],
    ['معصوب', 'masoub masoob'],
    ['عريكة', 'areeka arikah'],
    ['شكشوكة', 'shakshuka shakshouka chakchouka'],
    ['عصيدة', 'aseeda asida'],
    ['مفطح', 'mofattah mufattah'],
    ['قهوة', 'qahwa gahwa kahwa'],
    ['شاي', 'shai chai'],
    ['كرك', 'karak karrak'],
    ['عصير', 'aseer asir 3aseer'],
    ['لبن', 'laban leben'],
    ['سحلب', 'sahlab sahlep'],
    ['تمر', 'tamr tamer'],
    ['معمول', 'maamoul mamoul'],
    ['مهلبية', 'muhallabia mahalabiya'],
    ['قطايف', 'qatayef katayef'],
    ['حلاوة', 'halawa halawe'],
    ['جبنة', 'jibneh jebna gibna'],
    ['بيض', 'baid bayd'],
    ['خبز', 'khobz khubz 5obz'],
    ['صاج', 'saj saaj'],
    ['مناقيش', 'manakish manaqeesh manakeesh'],
    ['فطيرة', 'fatira fateera'],
    ['معجنات', 'muajanat moajanat'],
    ['سلطة', 'salata salatah'],
    ['شوربة', 'shorba shurba chorba'],
    ['عدس', 'adas addas'],
    ['باذنجان', 'bathinjan badhinjan'],
    ['بطاطا', 'batata batates'],
    ['ورق', 'waraq warak'],
    ['عنب', 'enab inab'],
    ['طحينة', 'tahina tahini'],
    ['ثوم', 'thoum toum'],
    ['كشري', 'koshari kushari kochari'],
    ['حواوشي', 'hawawshi hawawshy'],
    ['طعمية', 'taamiya tamia'],
    ['أوزي', 'ouzi ozi'],
    ['برجر', 'burger bourger'],
    ['بيتزا', 'pizza pitza'],
    ['بشاميل', 'bechamel bashamel'],
    ['رقاق', 'regag raqaq'],
    ['خنفروش', 'khanfaroosh khanfaroush'],
  ] as const
).map(([arabic, spellings], id) => ({ id, arabic, spellings: spellings.split(' ') }))

type Question = { query: string; id: number }

/** Of all that should be found, the share that is; of all that is found, the share that should be. */
function quality(names: string[], questions: Question[]) {
  const index = searchIndex(names.map((name, id) => ({ id, texts: [name] })))
  const answers = questions.map(({ query, id }) => {
    const ids = searchMenu(index, query).map((result) => result.id)
    return { found: ids.length, isRight: ids.includes(id), isFirst: ids[0] === id }
  })
  const right = answers.filter(({ isRight }) => isRight).length
  return {
    recall: right / answers.length,
    precision: right / answers.reduce((sum, { found }) => sum + found, 0),
    first: answers.filter(({ isFirst }) => isFirst).length / answers.length,
  }
}

const ARABIC_NAMES = DISHES.map(({ arabic }) => arabic)
const LATIN_NAMES = DISHES.map(({ spellings }) => spellings[0] ?? '')
const everySpelling = DISHES.flatMap(({ id, spellings }) =>
  spellings.map((query) => ({ query, id })),
)

test('Latin spellings find the Arabic dish, and hardly any other', () => {
  const { recall, precision, first } = quality(ARABIC_NAMES, everySpelling)
  expect(recall).toBeGreaterThan(0.97)
  expect(precision).toBeGreaterThan(0.9)
  expect(first).toBeGreaterThan(0.95)
})

test('Arabic names find the dish on a Latin menu, and hardly any other', () => {
  const questions = DISHES.map(({ id, arabic }) => ({ query: arabic, id }))
  const { recall, precision } = quality(LATIN_NAMES, questions)
  expect(recall).toBeGreaterThan(0.97)
  expect(precision).toBeGreaterThan(0.9)
})

test('one Latin spelling finds most others, and hardly any other dish', () => {
  const { recall, precision } = quality(LATIN_NAMES, everySpelling)
  expect(recall).toBeGreaterThan(0.9)
  expect(precision).toBeGreaterThan(0.9)
})

/** What an English menu is asked for; none of these is written as it sounds in Arabic. */
const ENGLISH =
  'chicken rice bread salad soup water cheese onion garlic spicy grilled fried sauce lemon mint sweet breakfast dessert juice large'

test('English words are not mistaken for dishes', () => {
  const index = searchIndex(ARABIC_NAMES.map((name, id) => ({ id, texts: [name] })))
  const mistaken = ENGLISH.split(' ').flatMap((query) => searchMenu(index, query))
  expect(mistaken.length).toBeLessThanOrEqual(2)
})
