import type { Locale } from '@sufra/domain/text/locales'
import {
  type CompiledTexts,
  type PlainKey,
  type TextsLike,
  type Translate as TranslateOf,
  translator,
} from '@sufra/i18n/translator'
import { arSa } from './texts/ar-sa.ts'
import { enUs } from './texts/en-us.ts'

export type ConsoleTexts = typeof enUs
export type Texts = TextsLike<ConsoleTexts>
export type Translate = TranslateOf<ConsoleTexts>
/** Of a text that can be said as it is. */
export type PlainTextKey = PlainKey<ConsoleTexts>

/** The languages crews read. */
export const CONSOLE_LOCALES = ['en-us', 'ar-sa'] as const satisfies Locale[]
export type ConsoleLocale = (typeof CONSOLE_LOCALES)[number]

export const TEXTS: Record<ConsoleLocale, CompiledTexts> = { 'en-us': enUs, 'ar-sa': arSa }

export const textIn = (locale: ConsoleLocale): Translate => translator(locale, TEXTS[locale])

/** Whether a refusal can be said in the crew's language. */
export const isRefusalKey = (key: string): key is PlainTextKey & `refusal_${string}` =>
  key.startsWith('refusal_') && key in TEXTS['en-us']
