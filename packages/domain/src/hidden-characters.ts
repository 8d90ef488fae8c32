/**
 * Controls, marks that turn the reading direction, and letters of no width: they show nothing and
 * make one text look like another. The joiners U+200C and U+200D stay, Persian and emoji need them.
 */
const HIDDEN =
  /[\p{Cc}\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff\u{e0000}-\u{e007f}]/u

export const hasHiddenCharacters = (text: string) => HIDDEN.test(text)
