import type { StaffSessionDocument } from '@sufra/contract/people/staff'
import { STAFF_ROLES } from '@sufra/domain/vocabulary/staff-roles'
import { storedValue } from '@sufra/web/storage/stored-value'
import { z } from 'zod'

/** What a page shows of whoever is signed in; the session itself is in a cookie no script can read. */
const Session = z.object({
  expiresAt: z.iso.datetime(),
  name: z.string(),
  role: z.enum(STAFF_ROLES),
  locations: z.array(z.int()).nullable(),
})
export type Session = z.infer<typeof Session>

/** Kept across tabs and restarts of the tablet, until it ends or somebody signs out. */
export const storedSession = storedValue('console_session', (text) =>
  Session.parse(JSON.parse(text)),
)

export function openSession({ data: { attributes } }: StaffSessionDocument) {
  storedSession.write({
    expiresAt: attributes['expires-at'],
    name: attributes.name,
    role: attributes.role,
    locations: attributes['location-ids'],
  })
}

/** `left`: somebody signed out. `over`: the server does not know the token any more. */
type End = 'left' | 'over'
let lastEnd: End | null = null

export function endSession(end: End) {
  lastEnd = end
  storedSession.clear()
}

export const howItEnded = () => lastEnd

/** Who is signed in at this moment; a session past its end is none. */
export function currentSession(): Session | null {
  const session = storedSession.read()
  return session && Date.parse(session.expiresAt) > Date.now() ? session : null
}
