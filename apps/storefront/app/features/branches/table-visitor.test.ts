import { ApiFailure } from '@sufra/contract/client/api-failure'
import type { ApiClient } from '@sufra/contract/client/client'
import { NO_DESTINATION } from '@sufra/domain/branch/destination'
import { expect, test } from 'vitest'
import { destinationAtTable, tableCodeIn } from './table-visitor.tsx'

const code = (search: string) => tableCodeIn(new URLSearchParams(search))
const HITTIN = {
  data: { id: 3, attributes: { name: { 'en-us': 'Hittin' }, lat: 24.8, long: 46.6 } },
}
const client = {
  location: async (id: number) => {
    if (id !== 3) throw new ApiFailure('Not found', { status: 404 })
    return HITTIN as unknown as Awaited<ReturnType<ApiClient['branches']['location']>>
  },
}

test.each([
  ['table=12', { table: '12', branchId: null }],
  ['table=%D9%A1%D9%A2&location=3', { table: '12', branchId: 3 }],
  ['table=Terrace+4&location=hittin-3', { table: 'Terrace 4', branchId: 3 }],
  ['table=', null],
  ['table=%3Cscript%3E', null],
  ['qr=1', null],
])('%s', (search, expected) => {
  expect(code(search)).toEqual(expected)
})

// proves QR-03, ST-08
test('a table is eaten at, in its branch', async () => {
  const destination = await destinationAtTable(
    NO_DESTINATION,
    { table: '12', branchId: 3 },
    {
      client,
      allowedTypes: ['deliver', 'eat-in', 'dine-in'],
    },
  )
  expect(destination).toMatchObject({ orderType: 'dine-in', table: '12', lastLocation: { id: 3 } })
})

test('eating in stays eating in', async () => {
  const eatingIn = { ...NO_DESTINATION, orderType: 'eat-in' as const }
  const destination = await destinationAtTable(
    eatingIn,
    { table: '7', branchId: null },
    {
      client,
      allowedTypes: ['eat-in', 'dine-in'],
    },
  )
  expect(destination).toMatchObject({ orderType: 'eat-in', table: '7', lastLocation: null })
})

test('a code of a branch that is gone still gives the table', async () => {
  const destination = await destinationAtTable(
    NO_DESTINATION,
    { table: '7', branchId: 99 },
    {
      client,
      allowedTypes: ['to-go'],
    },
  )
  expect(destination).toMatchObject({ orderType: null, table: '7', lastLocation: null })
})
