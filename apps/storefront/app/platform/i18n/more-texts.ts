import { loadMoreTexts, pageLocale } from './texts.ts'

/**
 * Imported by every part that is loaded later than the first screens: it is not there before its words
 * are. The server has all languages from the start.
 */
if (typeof document !== 'undefined') await loadMoreTexts(pageLocale())
