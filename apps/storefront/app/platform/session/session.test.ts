import { snackbar } from '@sufra/web/snackbar/snackbar-queue'
import { openWindow, type TestWindow } from '@sufra/web/storage/testing'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { beginSession, keepCustomer } from './begin-session.ts'
import { currentUser } from './current-user.ts'
import { customerCalls } from './customer-calls.ts'
import { aSession, TOKEN } from './testing.ts'

const BRAND = { key: 'k', locale: 'en-us', ownTexts: { session_ended: 'Over' } } as const

let tab: TestWindow
beforeEach(() => {
  tab = openWindow()
  vi.stubGlobal('document', { cookie: '' })
})
afterEach(() => vi.unstubAllGlobals())

const answering = (status: number, body: unknown) => {
  const fetch = vi.fn(async () => new Response(JSON.stringify(body), { status }))
  vi.stubGlobal('fetch', fetch)
  return fetch
}
const refusal = (code: string) => ({ errors: [{ code, detail: code }] })

// proves GL-16, ST-20
test('whoever has signed in is kept under currentUser, and no more of them than is needed', () => {
  const user = beginSession(aSession())
  expect(currentUser.read()).toEqual(user)
  expect(JSON.parse(tab.localStorage.getItem('currentUser') ?? '')).toEqual({
    id: user.id,
    token: TOKEN,
    accountType: 'guest',
    status: 'verified',
    firstName: 'Sara',
    lastName: 'Haddad',
  })
})

test('what the server knows anew of the customer leaves the session as it is', () => {
  beginSession(aSession())
  const { data } = aSession({ 'account-type': 'registered', 'first-name': 'Salma' })
  keepCustomer(data)
  expect(currentUser.read()).toMatchObject({
    token: TOKEN,
    accountType: 'registered',
    firstName: 'Salma',
  })
  keepCustomer({ ...data, id: 'f'.repeat(8) })
  expect(currentUser.read()?.id).toBe(data.id)
})

test('calls are made as whoever is signed in, and as nobody before that', async () => {
  const fetch = answering(200, { meta: { accepted: true } })
  await customerCalls(BRAND).forgotPassword('a@mail.example')
  beginSession(aSession())
  await customerCalls(BRAND).forgotPassword('a@mail.example')
  const authorizations = fetch.mock.calls.map((call) => {
    const [, init] = call as unknown as [string, RequestInit]
    return new Headers(init.headers).get('authorization')
  })
  expect(authorizations).toEqual([null, `Bearer ${TOKEN}`])
})

test('a session that has ended elsewhere is over here, and that is said once', async () => {
  const { id } = beginSession(aSession())
  answering(401, refusal('not-signed-in'))
  const calls = customerCalls(BRAND)
  await expect(calls.customer(id)).rejects.toThrow()
  expect(currentUser.read()).toBeNull()
  const said = snackbar.read()
  expect(said?.text).toBe('Over')
  await expect(calls.customer(id)).rejects.toThrow()
  expect(snackbar.read()).toBe(said)
})

test('a wrong code is no end of a session', async () => {
  const { id } = beginSession(aSession())
  answering(401, refusal('wrong-code'))
  await expect(customerCalls(BRAND).verify(id, '000000')).rejects.toThrow()
  expect(currentUser.read()?.id).toBe(id)
})

test('a session begun since then is another one, and stays', async () => {
  const { id } = beginSession(aSession())
  answering(401, refusal('not-signed-in'))
  const calls = customerCalls(BRAND)
  beginSession(aSession({ token: `${TOKEN}-2` }))
  await expect(calls.customer(id)).rejects.toThrow()
  expect(currentUser.read()?.token).toBe(`${TOKEN}-2`)
})

// proves ST-20
test('signing out in another tab is signing out here', () => {
  beginSession(aSession())
  const heard = vi.fn()
  const leave = currentUser.subscribe(heard)
  tab.localStorage.removeItem('currentUser')
  tab.dispatchEvent(Object.assign(new Event('storage'), { key: 'currentUser' }))
  expect(heard).toHaveBeenCalledOnce()
  expect(currentUser.read()).toBeNull()
  leave()
})
