/**
 * Controls, marks that turn the reading direction, letters without a shape and halves of letters:
 * they show nothing and make one text look like another. The joiners U+200C and U+200D are no
 * such thing, Persian and emoji need them.
 */
const HIDDEN = /[\p{Cc}\p{Cs}\u2028\u2029\u115f\u1160\u2800\u3164\uffa0]|(?![\u200c\u200d])\p{Cf}/u

export const hasHiddenCharacters = (text: string) => HIDDEN.test(text)

/** Controls but for tabs and line breaks, and halves of letters: databases and printers refuse them or break on them. */
const UNSTORABLE = /(?![\t\n\r\u0080-\u009f])\p{Cc}|\p{Cs}/u

export const isStorable = (text: string) => !UNSTORABLE.test(text)
