import { parseLocale } from '@sufra/domain/text/locales'
import { storedValue } from '../stored-value.ts'

export const storedLocale = storedValue('locale', parseLocale)
