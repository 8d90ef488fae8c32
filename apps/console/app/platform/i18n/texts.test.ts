import { compiled } from '@sufra/i18n/compile'
import { argumentsOf } from '@sufra/i18n/testing/arguments-of'
import { translator } from '@sufra/i18n/translator'
import { expect, test } from 'vitest'
import { arSa } from './texts/ar-sa.ts'
import { enUs } from './texts/en-us.ts'
import { type ConsoleTexts, isRefusalKey } from './texts.ts'

const KEYS = Object.keys(enUs) as (keyof ConsoleTexts)[]

test('every text says something in Arabic, with the arguments of the English', () => {
  expect(Object.keys(arSa).sort()).toEqual([...KEYS].sort())
  for (const key of KEYS) {
    expect(enUs[key].trim(), key).not.toBe('')
    expect(arSa[key].trim(), key).not.toBe('')
    expect(argumentsOf(arSa[key]), key).toEqual(argumentsOf(enUs[key]))
  }
})

test('Arabic is written in Arabic letters and English digits', () => {
  for (const key of KEYS) {
    const text = arSa[key].replace(/\{\w+(, plural,)?|\b(two|few|many|other)\b/g, '')
    expect(text, key).not.toMatch(/[A-Za-z]{2,}|[٠-٩۰-۹]/)
  }
})

test('values take their places', () => {
  const text = translator<ConsoleTexts>('en-us', compiled(enUs))
  expect(text('order_number', { number: 42 })).toBe('Order 42')
  expect(text('driver_load', { name: 'Omar', count: 2 })).toBe('Omar · 2 under way')
})

test('new orders are counted as Arabic counts them', () => {
  const text = translator<ConsoleTexts>('ar-sa', compiled(arSa))
  expect(text('title_new_orders', { count: 2 })).toBe('(2) طلبان جديدان!')
  expect(text('title_new_orders', { count: 5 })).toBe('(5) طلبات جديدة!')
})

test('refusals a crew may meet have words of their own', () => {
  expect(isRefusalKey('refusal_illegal-move')).toBe(true)
  expect(isRefusalKey('refusal_captcha-missing')).toBe(false)
  expect(isRefusalKey('board')).toBe(false)
})
