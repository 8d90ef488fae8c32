/** Pages to sign in, sign up or verify a number; each names the page to go back to. */
const returningFrom = (path: string) => (page: string) => `${path}?${new URLSearchParams({ page })}`

export const signInPage = returningFrom('/signin')
export const signUpPage = returningFrom('/signup')
export const verifyPage = returningFrom('/verify-phone')
