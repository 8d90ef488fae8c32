import { type Words, wordsIn } from '@sufra/domain/text/locales'
import { useLanguage } from './text-provider.tsx'

/** What the brand calls something, in the crew's language where it has been written. */
export function useWords(): (words: Words) => string {
  const { locale } = useLanguage()
  return (words) => wordsIn(words, locale)
}
