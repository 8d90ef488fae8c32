import { languageTag } from '@sufra/domain/text/locales'
import { useBrand } from '../visit/use-brand.ts'

/** 'milk, eggs and sesame', as the language joins a list. */
export function useList(): (words: string[]) => string {
  const { locale } = useBrand()
  return (words) => new Intl.ListFormat(languageTag(locale), { type: 'conjunction' }).format(words)
}
