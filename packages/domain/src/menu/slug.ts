import { FALLBACK_LOCALE, type Locale, type Words } from '../text/locales.ts'

type Named = { id: number; name: Words }

/** 'hot-drinks-12'. Links carry the English name; another language's is for the address bar alone. */
export const categorySlug = ({ id, name }: Named, locale: Locale = FALLBACK_LOCALE) =>
  joined(slugWords(name, locale), id)

/** '55-flat-white': always English. */
export const itemSlug = ({ id, name }: Named) => joined(id, slugWords(name, FALLBACK_LOCALE))

/** 'olaya-street-7'. The number at its end keeps it apart from order types and from 'add-address'. */
export const locationSlug = ({ id, name }: Named) => joined(slugWords(name, FALLBACK_LOCALE), id)

const ID_AT_END = /(?:^|-)([1-9]\d*)$/

/** The name within a slug is decoration: whatever it says, in whatever language, the id decides. */
export const categoryIdFromSlug = (slug: string) => idAt(ID_AT_END, slug)
export const itemIdFromSlug = (slug: string) => idAt(/^([1-9]\d*)(?:-|$)/, slug)
export const locationIdFromSlug = (slug: string) => idAt(ID_AT_END, slug)

/** The database's largest integer; beyond it no row can be meant. */
const MAX_ID = 2 ** 31 - 1

function idAt(pattern: RegExp, slug: string): number | null {
  const id = Number(pattern.exec(slug)?.[1] ?? Number.NaN)
  return id <= MAX_ID ? id : null
}

const joined = (...parts: (string | number)[]) => parts.filter((part) => part !== '').join('-')

const slugWords = (name: Words, locale: Locale) =>
  (locale === FALLBACK_LOCALE ? '' : unicodeSlug(name[locale])) || asciiSlug(name[FALLBACK_LOCALE])

/** English slugs are typed and shared, so they stay plain: 'Crème brûlée' is 'creme-brulee'. */
const asciiSlug = (name = '') =>
  hyphenated(name.normalize('NFKD').replace(/\p{M}/gu, ''), /[^a-z0-9]+/g)

const unicodeSlug = (name = '') => hyphenated(name.normalize('NFC'), /[^\p{L}\p{M}\p{N}]+/gu)

const hyphenated = (name: string, gap: RegExp) =>
  name.toLowerCase().replace(/['’`]/g, '').replace(gap, '-').replace(/^-|-$/g, '')
