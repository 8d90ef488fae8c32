import { deleteAddressesOf } from '../addresses/address-queries.ts'
import { deleteCarsOf } from '../cars/car-queries.ts'
import {
  customerAccount,
  lockCustomer,
  type OneCustomer,
  updateCustomer,
} from '../customers/customer-queries.ts'
import { deleteIdentities } from '../customers/identity-queries.ts'
import { deleteFavouritesOf } from '../favourites/favourite-queries.ts'
import { forgetContacts, hasOpenOrders } from '../orders/order-queries.ts'
import { forgetDevices } from '../platform/allowances/device-queries.ts'
import type { Db } from '../platform/database/connection.ts'
import { refusal } from '../platform/http/problems/problem.ts'
import { deleteResetsOf, deleteSessionsOf } from '../sessions/session-queries.ts'
import { deleteEmailLinksOf } from '../verifications/email-link-queries.ts'
import { deleteVerificationsOf } from '../verifications/verification-queries.ts'

/** What says who it was goes; the empty row stays, so that orders keep adding up. */
export async function deleteCustomer(db: Db, one: OneCustomer, now: number) {
  const { conceptId, customerId } = one
  const customer = await lockCustomer(db, one)
  if (!customer) return
  if (await hasOpenOrders(db, one)) throw refusal('order-under-way')
  await forgetContacts(db, one)
  await deleteAddressesOf(db, one)
  await deleteCarsOf(db, one)
  await deleteFavouritesOf(db, one)
  await deleteIdentities(db, one)
  await deleteResetsOf(db, conceptId, customerId)
  await deleteEmailLinksOf(db, one)
  if (customer.username) await deleteVerificationsOf(db, conceptId, customer.username)
  await deleteSessionsOf(db, conceptId, customerId)
  await forgetDevices(db, { conceptId, account: customerAccount(customerId) })
  await updateCustomer(db, one, {
    firstName: '',
    lastName: '',
    email: null,
    emailVerifiedAt: null,
    username: null,
    mobile: null,
    passwordHash: null,
    dateOfBirth: null,
    language: null,
    appearance: null,
    deletedAt: new Date(now),
  })
}
