import { returnPath } from '../visit/calling-page.ts'

const DOORS = /^\/(signin|forgot-password|reset-password)([/?#]|$)/
const NOWHERE = { categorySlug: null, orderTypes: [] }

/** Where somebody who has signed in goes on: the page that led to the door, if it is one of ours. */
export function wayOn(page: string | null): string {
  if (!page?.startsWith('/') || /\/\/|\\/.test(page)) return '/menu'
  return DOORS.test(page) ? '/menu' : returnPath(page, NOWHERE)
}
