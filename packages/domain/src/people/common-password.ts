/** The words lists of stolen passwords begin with; what people put around them changes little. */
const WORDS = new Set(
  `password passwort passw motdepasse admin administrator welcome qwerty qwertyuiop azerty asdfgh
  asdfghjkl zxcvbn zxcvbnm letmein iloveyou iloveu sunshine princess football baseball basketball
  superman batman dragon monkey master shadow michael jordan jennifer charlie daniel jessica ashley
  whatever trustno starwars computer internet samsung google facebook instagram secret freedom
  flower hello hunter killer soccer hockey ranger buster thomas robert matrix mustang access pepper
  ginger cheese summer winter spring autumn orange purple banana chocolate cookie lovely lovers
  forever friends family mohammed muhammad mohamed ahmed abdullah fatima bismillah allahuakbar
  alhamdulillah insha inshallah habibi saudi saudiarabia riyadh jeddah kuwait dubai egypt amman muscat restaurant sufra
  qazwsx qweasd qweasdzxc changeme default guest user test testing login abcdef abcdefgh abcabc
  aaaaaa pass passport please money liverpool arsenal chelsea barcelona realmadrid ronaldo messi`
    .split(/\s+/)
    .filter(Boolean),
)

const LOOKALIKES: Record<string, string> = {
  '@': 'a',
  4: 'a',
  3: 'e',
  1: 'i',
  '!': 'i',
  0: 'o',
  $: 's',
  5: 's',
  7: 't',
}

/** What anybody would try first: one sign over and over, a row of keys or numbers, a well-known word with trimmings. */
export function isCommonPassword(password: string): boolean {
  const folded = password.toLowerCase()
  if (new Set(folded).size < 4) return true
  if (isRow(folded) || isShortNumber(folded)) return true
  return wordsWithin(folded).some((word) => WORDS.has(word))
}

/** 12345678, 87654321, abcdefgh: every step is the same. */
function isRow(text: string) {
  const codes = [...text].map((sign) => sign.codePointAt(0) ?? 0)
  const steps = new Set(codes.slice(1).map((code, index) => code - (codes[index] ?? 0)))
  return steps.size === 1
}

/** A birthday, a telephone number. */
const isShortNumber = (text: string) => /^\d{1,11}$/.test(text)

/** 'P@ssw0rd2024!' is 'password' with trimmings. */
function wordsWithin(text: string) {
  const bare = (it: string) => it.replace(/[^\p{L}]+/gu, '')
  const trimmed = text.replace(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
  const unmasked = [...trimmed].map((sign) => LOOKALIKES[sign] ?? sign).join('')
  const halves = bare(text).match(/^(.+)\1$/u)
  return [bare(text), bare(unmasked), ...(halves?.[1] ? [halves[1]] : [])]
}
