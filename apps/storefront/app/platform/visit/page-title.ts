import { FALLBACK_LOCALE } from '@sufra/domain/text/locales'
import { type TextKey, textsOf } from '../i18n/texts.ts'
import type { Brand } from './brand.ts'

type Matches = readonly ({ id: string; loaderData?: unknown } | undefined)[]

/** 'Burgers · Saj & Co' and the tags every page of the brand carries; `name` is a text key or words of the brand's own. */
export function pageTitle(matches: Matches, name: TextKey | { words: string; about?: string }) {
  const brand = brandOf(matches)
  if (!brand) return []
  const words = typeof name === 'string' ? (textsOf(brand.locale)[name] ?? '') : name.words
  const about = typeof name === 'string' ? taglineOf(brand) : name.about || taglineOf(brand)
  return tags(brand, `${words} · ${brand.label}`, about)
}

export function homeTitle(matches: Matches) {
  const brand = brandOf(matches)
  if (brand) return tags(brand, brand.label, taglineOf(brand))
  return [{ title: textsOf(FALLBACK_LOCALE).page_not_found }]
}

const brandOf = (matches: Matches): Brand | undefined =>
  (matches.find((match) => match?.id === 'root')?.loaderData as { brand: Brand } | undefined)?.brand

function taglineOf(brand: Brand): string {
  const own = brand.ownTexts.home_tagline
  return typeof own === 'string' ? own : (textsOf(brand.locale).home_tagline ?? '')
}

const tags = (brand: Brand, title: string, about: string) => [
  { title },
  { name: 'description', content: about },
  { name: 'theme-color', content: brand.theme.primary_color },
  { property: 'og:title', content: title },
  { property: 'og:description', content: about },
  { property: 'og:site_name', content: brand.label },
  { property: 'og:image', content: brand.sharePicture },
  ...(brand.isFreePackage ? [{ name: 'robots', content: 'noindex' }] : []),
]
