import { storedValue } from '../stored-value.ts'

/** The misspelling is the key that browsers already hold. */
export const queueFlag = storedValue<boolean>('isQeue', (text) =>
  text === 'true' || text === 'false' ? text === 'true' : null,
)
