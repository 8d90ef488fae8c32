import { openWindow } from '@sufra/web/storage/testing'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { CONTEXT, signIn } from '#app/platform/session/testing.ts'
import { ownFavourites } from './own-favourites.ts'
import { setFavourite } from './set-favourite.ts'

beforeEach(() => void openWindow())
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

/** A customer who likes the items 5, 7 and 9. */
async function aFollower(answers: Parameters<typeof signIn>[0]) {
  const callsOf = signIn(answers)
  vi.stubGlobal('fetch', async () =>
    Response.json({
      data: [5, 7, 9].map((id) => ({
        type: 'favorites',
        id,
        attributes: { 'item-id': id, 'created-at': '2026-11-15T12:00:00.000Z' },
      })),
      meta: { page: 1, size: 999, total: 3 },
    }),
  )
  await ownFavourites.load(CONTEXT)
  ownFavourites.change(() => [5, 7, 9])
  return callsOf
}
const known = () => ownFavourites.read().value

// proves CA-17
test('a favourite is seen at once, before the server has heard of it', async () => {
  const addFavourite = vi.fn(async () => ({}) as never)
  const callsOf = await aFollower({ addFavourite })
  const done = setFavourite(CONTEXT, 11, true, callsOf)
  expect(known()).toEqual([11, 5, 7, 9])
  expect(await done).toBe(true)
  expect(addFavourite).toHaveBeenCalledWith(expect.any(String), 11)
})

// proves CA-17
test('what the server refuses is taken back to where it was', async () => {
  const fail = async () => Promise.reject(new Error('no'))
  const callsOf = await aFollower({ addFavourite: fail, deleteFavourite: fail })
  const removal = setFavourite(CONTEXT, 7, false, callsOf)
  expect(known()).toEqual([5, 9])
  expect(await removal).toBe(false)
  expect(known()).toEqual([5, 7, 9])
  expect(await setFavourite(CONTEXT, 11, true, callsOf)).toBe(false)
  expect(known()).toEqual([5, 7, 9])
})

test('whoever has changed their mind meanwhile keeps what they last wanted', async () => {
  let refuse = () => {}
  const addFavourite = vi.fn(async () => ({}) as never)
  const deleteFavourite = vi.fn(
    () =>
      new Promise<undefined>((_, reject) => {
        refuse = () => reject(new Error('no'))
      }),
  )
  const callsOf = await aFollower({ addFavourite, deleteFavourite })
  const wishes = [setFavourite(CONTEXT, 7, false, callsOf), setFavourite(CONTEXT, 7, true, callsOf)]
  await vi.waitFor(() => expect(deleteFavourite).toHaveBeenCalled())
  expect(addFavourite, 'before the server has answered').not.toHaveBeenCalled()
  refuse()
  expect(await Promise.all(wishes)).toEqual([false, true])
  expect(known()).toContain(7)
})
