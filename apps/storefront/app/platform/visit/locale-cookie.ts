/** The cookie `locale` is for every page, for a year. */
export const LOCALE_COOKIE_TERMS = '; path=/; max-age=31536000; samesite=lax'
