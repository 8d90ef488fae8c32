import { ADDRESS_DATA } from '../addresses/address-personal-data.ts'
import { CAR_DATA } from '../cars/car-personal-data.ts'
import { CUSTOMER_DATA } from '../customers/customer-personal-data.ts'
import type { CustomerRow } from '../customers/customer-queries.ts'
import { FAVOURITE_DATA } from '../favourites/favourite-personal-data.ts'
import { FEEDBACK_DATA } from '../feedback/feedback-personal-data.ts'
import { ORDER_DATA } from '../orders/order-personal-data.ts'
import type { Db } from '../platform/database/connection.ts'
import type { Person, PersonalTable } from '../platform/database/personal-table.ts'
import { OUTBOX_DATA } from '../platform/messages/outbox-personal-data.ts'
import { PROMOTION_DATA } from '../promotions/promotion-personal-data.ts'
import { SESSION_DATA } from '../sessions/session-personal-data.ts'
import { SOCIAL_DATA } from '../social/social-personal-data.ts'
import { VERIFICATION_DATA } from '../verifications/verification-personal-data.ts'
import { findUnprovenOf } from '../verifications/verification-queries.ts'

/** Every table that knows customers. Social sign-ins are found by identities, and so come before them. */
export const PERSONAL_DATA: readonly PersonalTable[] = [
  ...SOCIAL_DATA,
  ...CUSTOMER_DATA,
  ...ADDRESS_DATA,
  ...CAR_DATA,
  ...FAVOURITE_DATA,
  ...ORDER_DATA,
  ...PROMOTION_DATA,
  ...FEEDBACK_DATA,
  ...SESSION_DATA,
  ...VERIFICATION_DATA,
  ...OUTBOX_DATA,
]

export async function personOf(db: Db, customer: CustomerRow): Promise<Person> {
  const { conceptId, id: customerId, username, email } = customer
  const unproven = await findUnprovenOf(db, { conceptId, customerId })
  return {
    conceptId,
    customerId,
    usernames: [...(username ? [username] : []), ...unproven.usernames],
    emails: [...(email ? [email] : []), ...unproven.emails],
  }
}
