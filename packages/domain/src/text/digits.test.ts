import { expect, test } from 'vitest'
import { latinDigits } from './digits.ts'

test('Arabic-Indic digits become Latin ones', () => {
  expect(latinDigits('٠١٢٣٤٥٦٧٨٩')).toBe('0123456789')
})

test('Persian digits become Latin ones', () => {
  expect(latinDigits('۰۱۲۳۴۵۶۷۸۹')).toBe('0123456789')
})

test('everything else stays as it is', () => {
  expect(latinDigits('+966 ٥٥ طاولة 7')).toBe('+966 55 طاولة 7')
})
