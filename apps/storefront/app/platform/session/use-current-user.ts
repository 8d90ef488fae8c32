import { type CustomerRight, may } from '@sufra/domain/people/customer-rights'
import { useStored } from '@sufra/web/storage/use-stored'
import { type CurrentUser, currentUser } from './current-user.ts'

/** Who is signed in; nobody on the server, whose pages are the same for all. */
export const useCurrentUser = (): CurrentUser | null => useStored(currentUser, null)

export const useMay = (right: CustomerRight): boolean => may(useCurrentUser(), right)
