/** Where somebody becomes known to us, and back from there to the page that led them. */
const door = (path: string) => (page: string) => `${path}?${new URLSearchParams({ page })}`

export const signInPage = door('/signin')
export const signUpPage = door('/signup')
export const verifyPage = door('/verify-phone')
