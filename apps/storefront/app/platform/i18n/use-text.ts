import { textContext } from '@sufra/web/text/text-context'
import type { StorefrontTexts } from './texts.ts'

export const { TextProvider, useText } = textContext<StorefrontTexts>()
