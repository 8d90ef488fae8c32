import fc from 'fast-check'
import { ORDER_TYPES } from '../vocabulary/order-types.ts'

const STEPS_A_DAY = 288
const stepsOf = (minutes: number) => Math.floor(minutes / 5) * 5

/** Often around midnight and the small hours, where things go wrong. */
const aMinute = fc.oneof(
  fc.constantFrom(0, 30, 60, 120, 150, 180, 540, 1380, 1410),
  fc.integer({ min: 0, max: 1439 }).map(stepsOf),
)
const someHours = fc
  .tuple(
    aMinute,
    fc.oneof(aMinute, fc.integer({ min: 1440, max: 2880 }).map(stepsOf), fc.constant(1440)),
  )
  .map(([opens, closes]) => ({ opens, closes }))
const aWeekday = fc.integer({ min: 0, max: 6 })
const someWeek = fc.array(
  fc.tuple(aWeekday, someHours).map(([weekday, hours]) => ({ weekday, ...hours })),
  { minLength: 4, maxLength: 12 },
)
const dayAndNight = fc.constant(
  [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, opens: 0, closes: 1440 })),
)
const shut = fc.constant({ opens: null, closes: null })
const aStep = fc.integer({ min: -STEPS_A_DAY, max: STEPS_A_DAY })

/** A branch with its rules; times are in steps of five minutes from a change of clocks. */
export const someSchedules = fc.record({
  change: fc.nat(1),
  /** Which day is asked about. */
  days: fc.integer({ min: -1, max: 1 }),
  nowSteps: fc.integer({ min: -STEPS_A_DAY, max: 12 }),
  hours: fc.oneof({ weight: 3, arbitrary: someWeek }, { weight: 1, arbitrary: dayAndNight }),
  holidays: fc.array(
    fc
      .tuple(fc.integer({ min: -1, max: 1 }), fc.oneof(someHours, shut))
      .map(([days, hours]) => ({ days, ...hours })),
    { maxLength: 2 },
  ),
  pauses: fc.array(fc.record({ fromSteps: aStep, steps: fc.integer({ min: 1, max: 8 }) }), {
    maxLength: 4,
  }),
  taken: fc.array(fc.tuple(aStep, fc.integer({ min: 1, max: 3 })), { maxLength: 40 }),
  rules: fc.record({
    leadMinutes: fc.constantFrom(0, 15, 20, 60),
    allowAdvance: fc.boolean(),
    maxDays: fc.constantFrom(0, 1, 2, null),
    orderType: fc.constantFrom(...ORDER_TYPES),
    isPaused: fc.constant(false),
    kitchen: fc.record({
      preparationMinutes: fc.constantFrom(0, 10, 25, 60),
      deliveryMinutes: fc.constantFrom(0, 15, 40),
      slotMinutes: fc.constantFrom(5, 10, 15, 30),
      ordersPerSlot: fc.constantFrom(null, 1, 2),
    }),
  }),
})

export type RandomSchedule = typeof someSchedules extends fc.Arbitrary<infer Value> ? Value : never
