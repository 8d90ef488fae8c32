import { parseLocale } from '@sufra/domain/text/locales'
import { storedValue } from '@sufra/web/storage/stored-value'

export const storedLocale = storedValue('locale', parseLocale)
