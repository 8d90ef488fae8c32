/** Extra-small and small screens are mobile; the first desktop width. In CSS pixels. */
export const DESKTOP_FROM = 960
