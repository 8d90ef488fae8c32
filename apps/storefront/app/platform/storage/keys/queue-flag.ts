import { storedValue } from '@sufra/web/storage/stored-value'

/** The misspelling is the key that browsers already hold. */
export const queueFlag = storedValue<boolean>('isQeue', (text) =>
  text === 'true' || text === 'false' ? text === 'true' : null,
)
