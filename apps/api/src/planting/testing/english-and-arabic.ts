import type { Words } from '@sufra/domain/text/locales'

/** Keeps both languages of a demo text side by side. */
export const both = (english: string, arabic: string): Words => ({
  'en-us': english,
  'ar-sa': arabic,
})
