import { FALLBACK_LOCALE, type Locale, type Words } from '@sufra/domain/text/locales'
import type { BrandSeed } from '../brand-seed.ts'
import { itemsOf } from './items-of.ts'

/** Every text is there in the brand's languages; names also in English, which slugs are made from. */
export function wordFaults(brand: BrandSeed): string[] {
  const { primaryLanguage, secondaryLanguage } = brand.concept
  const languages: Locale[] = [primaryLanguage, ...(secondaryLanguage ? [secondaryLanguage] : [])]
  return [
    ...namesOf(brand).flatMap(missingIn([...new Set([...languages, FALLBACK_LOCALE])])),
    ...textsOf(brand).flatMap(missingIn(languages)),
    ...overrideFaults(brand, languages),
  ]
}

type Text = readonly [place: string, words: Words]

const missingIn =
  (languages: Locale[]) =>
  ([place, words]: Text) =>
    languages
      .filter((locale) => !words[locale]?.trim())
      .map((locale) => `${place} is missing in ${locale}`)

const namesOf = (brand: BrandSeed): Text[] => [
  ['the label of the concept', brand.concept.label],
  ...brand.locations.map(({ id, name }) => [`the name of location ${id}`, name] as const),
  ...brand.modifierGroups.map(
    ({ id, name }) => [`the name of modifier group ${id}`, name] as const,
  ),
  ...brand.modifierGroups
    .flatMap((group) => group.modifiers)
    .map(({ id, name }) => [`the name of modifier ${id}`, name] as const),
  ...brand.categories.map(({ id, name }) => [`the name of category ${id}`, name] as const),
  ...itemsOf(brand).map(({ id, name }) => [`the name of item ${id}`, name] as const),
]

const textsOf = (brand: BrandSeed): Text[] => [
  ['the currency format', brand.concept.currencyFormat],
  ['the currency symbol', brand.concept.currencySymbol],
  ['the currency code', brand.concept.currencyCode],
  ...brand.concept.otherTaxes.map(({ key, name }) => [`the name of tax ${key}`, name] as const),
  ...(brand.concept.serviceCharge
    ? [['the name of the service charge', brand.concept.serviceCharge.name] as const]
    : []),
  ...brand.locations.flatMap(({ id, line1, city, holidays, zones }) => [
    [`the address of location ${id}`, line1] as const,
    [`the city of location ${id}`, city] as const,
    ...holidays.map(({ date, name }) => [`the name of holiday ${date}`, name] as const),
    ...zones.map((zone) => [`the name of zone ${zone.id}`, zone.name] as const),
  ]),
  ...brand.categories.map(
    ({ id, description }) => [`the description of category ${id}`, description] as const,
  ),
  ...itemsOf(brand).flatMap(({ id, description, ingredients, combo }) => [
    [`the description of item ${id}`, description] as const,
    ...(ingredients ?? []).map(
      (ingredient) => [`the name of ingredient ${ingredient.id}`, ingredient.name] as const,
    ),
    ...(combo ?? []).map((step) => [`the name of combo step ${step.id}`, step.name] as const),
  ]),
  ...brand.pages.flatMap((page) => [
    [`the label of page ${page.id}`, page.label] as const,
    [`the title of page ${page.id}`, page.title] as const,
    ...(page.type === 'page' ? [[`the body of page ${page.id}`, page.body] as const] : []),
  ]),
  ...[
    ...brand.slides.map(titled('slide')),
    ...(brand.popup ? [titled('popup')(brand.popup)] : []),
  ].flat(),
]

const titled =
  (kind: string) =>
  ({ id, title, text }: { id: number; title: Words; text: Words }): Text[] => [
    [`the title of ${kind} ${id}`, title],
    [`the text of ${kind} ${id}`, text],
  ]

function overrideFaults({ texts }: BrandSeed, languages: Locale[]): string[] {
  const keys = new Set(Object.values(texts).flatMap((wording) => Object.keys(wording)))
  return [...keys].flatMap((key) =>
    languages
      .filter((locale) => !texts[locale]?.[key]?.trim())
      .map((locale) => `the text ${key} is missing in ${locale}`),
  )
}
