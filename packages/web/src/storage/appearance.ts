import { storedValue } from './stored-value.ts'

export type Appearance = 'light' | 'dark'

/** Absent: as the system says. */
/* @__NO_SIDE_EFFECTS__ */
export const storedAppearanceAt = (key: string) =>
  storedValue<Appearance>(key, (text) => (text === 'light' || text === 'dark' ? text : null))
