import fc from 'fast-check'
import { expect, test } from 'vitest'
import { palette } from './palette.ts'
import { contrastFaults } from './testing.ts'

const HARD = [
  ...['#00CCBC', '#FF5A00', '#FFC100', '#006241', '#E4002B', '#1B4332', '#F5E663', '#FFFFFF'],
  ...['#000000', '#7A3E1D', '#FF6F91', '#6C2BD9', '#00A3E0', '#D4AF37', '#C0FF00', '#808080'],
  ...['#F2F0EB', '#0B1F3A', '#FF0000', '#00FF00', '#0000FF', '#5AB030', '#FF9ECF', '#2E2E2E'],
]
const colour = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value) => `#${value.toString(16).padStart(6, '0')}`)

// proves HM-07
test.each(HARD)('%s beside any other hard brand colour keeps every contrast promise', (primary) => {
  for (const secondary of HARD) {
    const { light, dark } = palette(primary, secondary)
    expect([...contrastFaults(light), ...contrastFaults(dark)]).toEqual([])
  }
})

test('any two colours keep every contrast promise, light and dark', () => {
  fc.assert(
    fc.property(colour, colour, (primary, secondary) => {
      const { light, dark } = palette(primary, secondary)
      return contrastFaults(light).length === 0 && contrastFaults(dark).length === 0
    }),
    { numRuns: 500 },
  )
})

test('a colour that cannot be read falls back instead of breaking the page', () => {
  expect(palette('tomato-ish', '')).toEqual(palette('#1f1f1f', '#1f1f1f'))
})

test('a bright brand keeps its colour and gets a dark label; a vivid one gets a white label', () => {
  expect(palette('#FFC100', '#000').light).toMatchObject({ primary: '#ffc100' })
  expect(palette('#FFC100', '#000').light['on-primary']).not.toBe('#ffffff')
  expect(palette('#E4572E', '#000').light['on-primary']).toBe('#ffffff')
})

test('a broken palette is noticed', () => {
  const { light } = palette('#E4572E', '#0F5132')
  expect(contrastFaults({ ...light, text2: '#cccccc' })).not.toEqual([])
})
