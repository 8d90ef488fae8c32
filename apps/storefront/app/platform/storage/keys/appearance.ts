import { storedValue } from '../stored-value.ts'

export type Appearance = 'light' | 'dark'

/** Absent: as the system says. */
export const storedAppearance = storedValue<Appearance>('appearance', (text) =>
  text === 'light' || text === 'dark' ? text : null,
)
