import { expect, test } from 'vitest'
import { latinKey, soundsLike } from './latin-key.ts'

const alike = (one: string, other: string) => soundsLike(latinKey(one), latinKey(other))

test.each([
  ['shawarma shawerma shawirma chawarma', 'شاورما'],
  ['kabsa kabseh', 'كبسة'],
  ['kunafa knafeh konafa', 'كنافة'],
  ['hummus homos houmous 7ommos', 'حمص'],
  ['falafel felafel', 'فلافل'],
  ['machboos majboos', 'مجبوس'],
  ['foul ful', 'فول'],
  ['qahwa gahwa kahwa', 'قهوة'],
  ['burger', 'برجر'],
  ['burger', 'برغر'],
  ['pizza', 'بيتزا'],
  ['kabsa', 'الكبسة'],
])('%s sound like %s, and the reverse', (spellings, arabic) => {
  for (const spelling of spellings.split(' ')) {
    expect(alike(spelling, arabic)).toBe(true)
    expect(alike(arabic, spelling)).toBe(true)
  }
})

test('a word is recognised while it is being written, once three sounds are heard', () => {
  expect(alike('falaf', 'فلافل')).toBe(true)
  expect(alike('fal', 'فلافل')).toBe(false)
})

test.each([
  ['kabsa', 'كباب'],
  ['kabsa', 'خبز'],
  ['fatteh', 'فتوش'],
  ['foul', 'فلافل'],
  ['adas', 'دس'],
  ['250', '٢٥٠'],
])('%s does not sound like %s', (one, other) => {
  expect(alike(one, other)).toBe(false)
})

test('doubled letters are heard once in Latin, but Arabic never writes a letter twice in vain', () => {
  expect(latinKey('tabbouleh')).toBe(latinKey('tabouli'))
  expect(latinKey('مملح')).toBe('mmlh')
})

test('each word has a key of its own', () => {
  expect(latinKey('Shish Tawook')).toBe('SS tk')
})
