import type { Locale } from '@sufra/domain/text/locales'
import { arSa } from './texts/ar-sa.ts'
import { enUs } from './texts/en-us.ts'

export type TextKey = keyof typeof enUs
export type Texts = Record<TextKey, string>

/** The languages crews read. */
export const CONSOLE_LOCALES = ['en-us', 'ar-sa'] as const satisfies Locale[]
export type ConsoleLocale = (typeof CONSOLE_LOCALES)[number]

export const TEXTS: Record<ConsoleLocale, Texts> = { 'en-us': enUs, 'ar-sa': arSa }

type TextValues = Record<string, string | number>
export type Translate = (key: TextKey, values?: TextValues) => string

/** Puts values into a text. Texts here never depend on how many there are of something. */
export const translator =
  (locale: ConsoleLocale): Translate =>
  (key, values = {}) =>
    TEXTS[locale][key].replace(/\{(\w+)\}/g, (_place, name) => String(values[name] ?? ''))

export const isTextKey = (key: string): key is TextKey => key in TEXTS['en-us']
