/** Whoever signs customers in listens for this on the window. */
export const SIGN_IN_WANTED = 'sign-in-wanted'

export const askSignIn = () => window.dispatchEvent(new CustomEvent(SIGN_IN_WANTED))
