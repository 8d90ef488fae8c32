import { mustChooseLocation } from './force-location.ts'

/** What may stand between a visitor and a route, by the name the route table uses. */
const GUARDS = { 'force-location': mustChooseLocation } as const

export type GuardName = keyof typeof GUARDS
export type Guard = (typeof GUARDS)[GuardName]

/** The spec's own words, shown on the error page. */
export const UNKNOWN_GUARD = 'Unknown middleware'

export const guardNamed = (name: string): Guard | typeof UNKNOWN_GUARD =>
  isGuardName(name) ? GUARDS[name] : UNKNOWN_GUARD

const isGuardName = (name: string): name is GuardName => Object.hasOwn(GUARDS, name)
