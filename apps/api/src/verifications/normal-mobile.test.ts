import { expect, test } from 'vitest'
import { COUNTRIES } from '../reference/countries.ts'
import { normalMobile } from './normal-mobile.ts'

const GULF = COUNTRIES.filter(({ code }) => code === 'SA' || code === 'KW')

// proves A-49
test.each([
  '966501234567',
  '+966501234567',
  '00966501234567',
  '9660501234567',
  '+966 50 123 4567',
  '(966) 50-123-4567',
  '٩٦٦٥٠١٢٣٤٥٦٧',
  '۹۶۶۵۰۱۲۳۴۵۶۷',
])('%s has one name', (spelling) => {
  expect(normalMobile(spelling, GULF)).toEqual({ username: '966501234567', mobile: '501234567' })
})

// proves GL-10
test.each([
  ['of a country the brand does not take', '971501234567'],
  ['of a landline', '966112345678'],
  ['too short', '96650123'],
  ['too long', '96650123456789'],
  ['no number', 'abc'],
  ['nothing', ''],
  ['an injection', "966501234567' or 1=1"],
])('one that is %s has none', (_name, text) => {
  expect(normalMobile(text, GULF)).toBeNull()
})
