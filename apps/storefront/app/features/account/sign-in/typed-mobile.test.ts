import { expect, test } from 'vitest'
import { typedMobile } from './typed-mobile.ts'

const COUNTRIES = [{ dialCode: '966' }, { dialCode: '971' }, { dialCode: '1' }]

// proves GL-09
test.each([
  ['512345678', '512345678'],
  ['51 234-5678', '512345678'],
  ['٥١٢٣٤٥٦٧٨', '512345678'],
  ['۵۱۲۳۴۵۶۷۸', '512345678'],
  ['abc5x1', '51'],
  ['0512345678', '0512345678'],
  ['<script>', ''],
])('%s leaves %s', (text, digits) => {
  expect(typedMobile(text, COUNTRIES)).toEqual({ digits, dialCode: null })
})

test.each([
  ['+966 51 234 5678', '966'],
  ['00971512345678', '971'],
  ['٠٠٩٦٦٥١٢٣٤٥٦٧٨', '966'],
  ['966512345678', '966'],
])('%s is of the country with %s', (text, dialCode) => {
  expect(typedMobile(text, COUNTRIES)).toEqual({
    digits: '512345678',
    dialCode,
  })
})

test('a number from a country the brand does not take stays as it was typed', () => {
  expect(typedMobile('+441234', COUNTRIES)).toEqual({ digits: '441234', dialCode: null })
})

test('no number is longer than ten digits', () => {
  expect(typedMobile('55555555555555', COUNTRIES).digits).toBe('5555555555')
})
