import { returnPath } from '../visit/calling-page.ts'

const SIGN_IN_PAGES = /^\/(signin|forgot-password|reset-password)([/?#]|$)/
const NOWHERE = { categorySlug: null, orderTypes: [] }

/** Where somebody who has signed in goes on: the page that led to signing in, if it is one of ours. */
export function pathAfterSignIn(page: string | null): string {
  if (!page?.startsWith('/') || /\/\/|\\/.test(page)) return '/menu'
  return SIGN_IN_PAGES.test(page) ? '/menu' : returnPath(page, NOWHERE)
}

/** Pages to sign in, sign up or verify a number; each names the page to go back to. */
const returningFrom = (path: string) => (page: string) => `${path}?${new URLSearchParams({ page })}`

export const signInPage = returningFrom('/signin')

export const signUpPage = returningFrom('/signup')

export const verifyPage = returningFrom('/verify-phone')
