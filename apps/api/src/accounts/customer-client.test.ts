import type { ApiFailure } from '@sufra/contract/client/api-failure'
import { apiClient } from '@sufra/contract/client/client'
import { expect, test } from 'vitest'
import { buildTestApp, keyOf, type TestApp } from '../testing/test-app.ts'
import { RIYADH_BRAND } from '../testing/test-brands.ts'
import { aMobile, PASSWORD } from '../testing/test-customers.ts'
import { codeSentTo, sentTo } from '../testing/test-outbox.ts'

/** The client of a storefront, talking to the app in the same process. */
function aClient({ app }: TestApp, token?: string) {
  const fetch: typeof globalThis.fetch = async (address, request) => {
    const url = new URL(String(address))
    const answer = await app.inject({
      method: request?.method as 'GET',
      url: url.pathname + url.search,
      headers: { host: url.host, ...Object.fromEntries(new Headers(request?.headers)) },
      ...(request?.body && { payload: String(request.body) }),
    })
    const isEmpty = answer.statusCode === 204
    return new Response(isEmpty ? null : answer.body, { status: answer.statusCode })
  }
  return apiClient({
    baseUrl: 'http://riyadh.test/api',
    appKey: keyOf(RIYADH_BRAND),
    locale: 'en-us',
    fetch,
    ...(token && { token }),
  }).customers
}

// proves API-01, API-16..19, API-21..24, API-26..33
test('every call of the client is understood by the API, and every answer by the client', async () => {
  await using app = await buildTestApp()
  const visitor = aClient(app)
  /** Of the newest mail that leads to a page. */
  const tokenIn = async (page: string) => {
    const mails = await sentTo(app, 'c@example.com')
    const text = mails.map((mail) => mail.text).find((each) => each.includes(page)) ?? ''
    return /#(\S+)/.exec(text)?.[1] ?? ''
  }
  const number = aMobile()
  const names = { 'first-name': 'Nora', 'last-name': 'Saleh' }
  const guest = { 'account-type': 'guest', ...names, ...number, status: 'unverified' } as const

  const { data: registered, meta } = await visitor.register(guest, 'a-captcha-token')
  const code = await codeSentTo(app, number.username)
  const { data } = await visitor.signInAsGuest({
    username: number.username,
    password: code,
    id: registered.id,
  })
  const self = aClient(app, data.attributes.token)
  const { id } = data
  expect(meta.verification.id).toBe(id)

  const account = { 'account-type': 'registered', email: 'c@example.com', password: PASSWORD }
  await self.changeCustomer(id, { ...account, 'account-type': 'registered' })
  expect((await self.customer(id)).data.attributes.email).toBe('c@example.com')
  await self.sendEmailLink(id)
  await expect.poll(() => sentTo(app, 'c@example.com')).toHaveLength(2)
  const verified = await self.verifyEmail(id, await tokenIn('verify-email'))
  expect(verified.data.attributes['email-verified']).toBe(true)

  const { data: address } = await self.addAddress(id, { lat: 24.69, long: 46.68, line1: 'Olaya' })
  await self.changeAddress(id, address.id, { label: 'Work' })
  expect((await self.address(id, address.id)).data.attributes.label).toBe('Work')
  expect((await self.addresses(id)).data).toHaveLength(1)
  await self.deleteAddress(id, address.id)

  const { data: car } = await self.addCar(id, { color: 1, maker: 1 })
  await self.changeCar(id, car.id, { 'plate-number': 'A 1' })
  expect((await self.cars(id)).data[0]?.attributes['plate-number']).toBe('A 1')
  await self.deleteCar(id, car.id)

  await self.addFavourite(id, 1)
  expect((await self.favourites(id)).data).toHaveLength(1)
  await self.deleteFavourite(id, 1)

  expect((await self.exportCustomer(id)).customer.id).toBe(id)
  expect((await visitor.socialProviders()).data).toEqual([])

  const passwords = { 'current-password': PASSWORD, password: 'another-x7#mK' }
  const changed = await self.changePassword(id, passwords)
  await aClient(app, changed.data.attributes.token).signOut()
  await visitor.forgotPassword('c@example.com')
  await expect.poll(() => sentTo(app, 'c@example.com')).toHaveLength(3)
  await visitor.resetPassword({
    token: await tokenIn('reset-password'),
    password: 'third-x7#mK',
  })
  const again = await visitor.signIn({ email: 'c@example.com', password: 'third-x7#mK' })
  await aClient(app, again.data.attributes.token).deleteCustomer(id)
})

test('verifying and resending go by the id of the registration', async () => {
  let now = Date.now()
  await using app = await buildTestApp({ clock: () => now })
  const visitor = aClient(app)
  const number = aMobile()
  const names = { 'first-name': 'Nora', 'last-name': 'Saleh' }
  const { data } = await visitor.register({ 'account-type': 'guest', ...names, ...number })
  now += 61_000

  await visitor.resendCode({ id: data.id, mobile: number.mobile }, 'a-captcha-token')
  const session = await visitor.verify(data.id, await codeSentTo(app, number.username))

  expect(session.data.id).toBe(data.id)
})

test('a refusal at a field reaches the form with the field and the fault', async () => {
  await using app = await buildTestApp()
  const number = aMobile()

  const failure: ApiFailure = await aClient(app)
    .register({ 'account-type': 'guest', 'first-name': 'Al', 'last-name': 'Saleh', ...number })
    .catch((error) => error)

  expect(failure).toMatchObject({
    status: 422,
    problems: [{ source: 'first-name', code: 'min-3-characters', detail: 'Min 3 characters' }],
  })
})
