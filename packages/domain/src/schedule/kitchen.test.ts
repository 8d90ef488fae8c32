import fc from 'fast-check'
import { expect, test } from 'vitest'
import { conceptTime } from '../clock/time-zone.ts'
import { inRiyadh } from '../testing/a-schedule.ts'
import { slotStart, workedUntil } from './kitchen.ts'

test('slots begin where clocks show round times, also half an hour off from everybody else', () => {
  const noon = Date.UTC(2027, 1, 22, 12)
  expect(conceptTime(slotStart(noon, 60, '+05:30'), '+05:30').minutes).toBe(17 * 60)
  expect(conceptTime(slotStart(noon, 20, 'Asia/Kathmandu'), 'Asia/Kathmandu').minutes).toBe(
    17 * 60 + 40,
  )
  expect(slotStart(inRiyadh(22, 12, 14), 15, 'Asia/Riyadh')).toBe(inRiyadh(22, 12))
})

test('every moment lies in exactly one slot, and all slots are equally long', () => {
  const aMoment = fc.integer({ min: Date.UTC(2020, 0), max: Date.UTC(2040, 0) })
  const aZone = fc.constantFrom('Asia/Riyadh', 'Africa/Cairo', 'Australia/Lord_Howe', '-09:30')
  fc.assert(
    fc.property(aMoment, fc.integer({ min: 5, max: 120 }), aZone, (moment, minutes, zone) => {
      const start = slotStart(moment, minutes, zone)
      expect(start).toBeLessThanOrEqual(moment)
      expect(moment).toBeLessThan(start + minutes * 60_000)
      expect(slotStart(start, minutes, zone)).toBe(start)
      expect(slotStart(start - 1, minutes, zone)).toBe(start - minutes * 60_000)
    }),
  )
})

test('the clocks of Cairo show round times on either side of their change', () => {
  for (const moment of [Date.UTC(2027, 6, 1, 12, 7), Date.UTC(2027, 11, 1, 12, 7)]) {
    expect(conceptTime(slotStart(moment, 15, 'Africa/Cairo'), 'Africa/Cairo').minutes % 15).toBe(0)
  }
})

test('a kitchen that rests is done later by as long as it rested', () => {
  const pauses = [
    { from: inRiyadh(22, 12, 10), to: inRiyadh(22, 12, 30) },
    { from: inRiyadh(22, 12, 20), to: inRiyadh(22, 12, 40) },
    { from: inRiyadh(22, 9), to: inRiyadh(22, 9, 20) },
  ]
  expect(workedUntil(inRiyadh(22, 12), 10, pauses)).toBe(inRiyadh(22, 12, 10))
  expect(workedUntil(inRiyadh(22, 12), 20, pauses)).toBe(inRiyadh(22, 12, 50))
  expect(workedUntil(inRiyadh(22, 12, 15), 20, pauses)).toBe(inRiyadh(22, 13))
  expect(workedUntil(inRiyadh(22, 13), 20, pauses)).toBe(inRiyadh(22, 13, 20))
})
