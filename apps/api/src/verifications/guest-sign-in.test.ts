import { SessionDocument } from '@sufra/contract/people/sessions'
import { expect, test } from 'vitest'
import { buildTestApp } from '../testing/test-app.ts'
import { KUWAIT_BRAND, RIYADH_BRAND } from '../testing/test-brands.ts'
import { aCustomer, aGuest, aMobile } from '../testing/test-customers.ts'
import { anotherCode, codeSentTo, sentTo } from '../testing/test-outbox.ts'

const START = Date.UTC(2026, 10, 15, 9)

/** An app with a clock that tests move. */
async function anApp(environment = {}) {
  const time = { now: START }
  const app = await buildTestApp({ clock: () => time.now, environment })
  return Object.assign(app, { time })
}

// proves GL-13, AC-04, API-19, API-16, API-04
test('a guest registers, gets a code by text and signs in with it', async () => {
  await using app = await anApp()
  const guest = aGuest()

  const registered = await app.post('/customers', guest)
  const { data, meta } = registered.json()
  const code = await codeSentTo(app, guest.username)
  const signedIn = await app.post('/login/guest', { username: guest.username, password: code })

  expect(registered.statusCode).toBe(201)
  expect(data.attributes).toEqual({
    'account-type': 'guest',
    status: 'unverified',
    'first-name': 'Nora',
    'last-name': 'Saleh',
    mobile: guest.mobile,
    username: guest.username,
  })
  expect(meta.verification).toMatchObject({ id: data.id, 'code-length': 6, 'resend-in': 60 })
  expect(code).toMatch(/^\d{6}$/)
  expect(signedIn.statusCode).toBe(200)
  const customer = SessionDocument.parse(signedIn.json()).data
  expect(customer).toMatchObject({
    id: data.id,
    attributes: { 'account-type': 'guest', status: 'verified', mobile: guest.mobile },
  })
  const { token } = customer.attributes
  const own = await app.as({ brand: RIYADH_BRAND, token }).get(`/customers/${customer.id}`)
  expect(own.json().data.attributes['first-name']).toBe('Nora')
})

// proves API-23
test('the code may also be brought to the verification itself', async () => {
  await using app = await anApp()
  const guest = aGuest()
  const { data } = (await app.post('/customers', guest)).json()

  const code = await codeSentTo(app, guest.username)
  const verified = await app.post(`/customers/${data.id}/verify`, { code })

  expect(verified.json().data).toMatchObject({ id: data.id, attributes: { status: 'verified' } })
})

// proves GL-09, GL-11, A-49
test.each([
  ['with a leading zero', (mobile: string) => `0${mobile}`],
  ['in Arabic digits', (mobile: string) => arabic(mobile)],
])('a number %s is the same number', async (_name, spell) => {
  await using app = await anApp()
  const { mobile, username } = aMobile()

  const registered = await app.post(
    '/customers',
    aGuest({ mobile: spell(mobile), username: `966${spell(mobile)}` }),
  )
  const code = arabic(await codeSentTo(app, username))
  const signedIn = await app.post('/login/guest', { username: `+${username}`, password: code })

  expect(registered.json().data.attributes).toMatchObject({ mobile, username })
  expect(signedIn.statusCode).toBe(200)
})

// proves GL-08, GL-10, GL-12, API-19, ER-22
test.each([
  ['a name of two letters', { 'first-name': 'Al' }, 'first-name', 'min-3-characters'],
  ['no last name', { 'last-name': '' }, 'last-name', 'required'],
  ['hidden characters', { 'first-name': 'Ali\u202e' }, 'first-name', 'hidden-characters'],
  ['a landline', { mobile: '112345678', username: '966112345678' }, 'mobile', 'invalid-mobile'],
  ['letters', { mobile: 'abc', username: 'abc' }, 'mobile', 'invalid-mobile'],
  ['two numbers', { mobile: '501234567', username: '966509999999' }, 'mobile', 'invalid-mobile'],
  [
    'a country not served',
    { mobile: '501234567', username: '971501234567' },
    'mobile',
    'invalid-mobile',
  ],
  ['no mobile', { mobile: undefined }, 'mobile', 'required'],
])('%s is refused at its field, and nothing is sent', async (_name, unlike, source, code) => {
  await using app = await anApp()
  const guest = aGuest(unlike)

  const response = await app.post('/customers', guest)

  expect(response.statusCode).toBe(422)
  expect(response.json().errors).toMatchObject([{ source, code }])
  expect(await sentTo(app, guest.username)).toEqual([])
})

// proves GL-12, AC-16, AC-17
test('refusals are worded in the language asked for', async () => {
  await using app = await anApp()
  const guest = aGuest({ mobile: '12', username: '96612' })
  const inArabic = { headers: { 'accept-language': 'ar-SA' } }

  const english = await app.post('/customers', guest)

  const arabic = await app.post('/customers', guest, inArabic)
  const wrong = await app.post('/login/guest', { username: aMobile().username, password: '1' })

  expect(english.json().errors[0].detail).toBe(
    'Sorry, looks like you have entered an invalid mobile number.',
  )
  expect(arabic.json().errors[0].detail).toContain('رقم الجوال')
  expect(wrong.json().errors).toEqual([{ code: 'wrong-code', detail: 'Pin is invalid' }])
})

// proves API-16, ER-20
test('a wrong, an old and a used code are refused alike, in a list', async () => {
  await using app = await anApp()
  const guest = aGuest()
  await app.post('/customers', guest)
  const code = await codeSentTo(app, guest.username)
  const signIn = (password: string) =>
    app.post('/login/guest', { username: guest.username, password })

  const wrong = await signIn(anotherCode(code))
  app.time.now += 5 * 60_000
  const old = await signIn(code)
  app.time.now -= 60_000
  const right = await signIn(code)
  const used = await signIn(code)

  expect([wrong, old, right, used].map((it) => it.statusCode)).toEqual([401, 401, 200, 401])
  expect(old.json()).toEqual(wrong.json())
  expect(used.json()).toEqual(wrong.json())
})

// proves AC-02, GL-16
test('a guest who comes back is the same customer, by the name given now', async () => {
  await using app = await anApp()
  const guest = aGuest()
  const ids: string[] = []
  for (const name of ['Nora', 'Noura']) {
    const { data } = (await app.post('/customers', { ...guest, 'first-name': name })).json()
    const password = await codeSentTo(app, guest.username)
    const body = { username: guest.username, password, id: data.id }
    const signedIn = (await app.post('/login/guest', body)).json().data
    ids.push(signedIn.id)
    expect(signedIn.attributes['first-name']).toBe(name)
    app.time.now += 61_000
  }

  expect(ids[0]).toBe(ids[1])
})

test('a registered customer who signs in by code stays who they are', async () => {
  await using app = await anApp()
  const known = await aCustomer(app, { firstName: 'Huda' })
  const mobile = { mobile: known.mobile, username: known.username }

  await app.post('/customers', aGuest({ ...mobile, 'first-name': 'Stranger' }))
  const password = await codeSentTo(app, known.username ?? '')
  const signedIn = await app.post('/login/guest', { username: known.username, password })

  expect(signedIn.json().data).toMatchObject({
    id: known.id,
    attributes: { 'account-type': 'registered', 'first-name': 'Huda' },
  })
})

test('a code of one brand is nothing to another', async () => {
  await using app = await anApp()
  const mobile = { mobile: '50123456', username: '96550123456' }
  await app.post('/customers', aGuest(mobile))
  const code = await codeSentTo(app, mobile.username)

  const elsewhere = await app.post(
    '/login/guest',
    { username: mobile.username, password: code },
    { as: KUWAIT_BRAND },
  )

  expect(elsewhere.statusCode).toBe(401)
  expect(await sentTo(app, mobile.username, KUWAIT_BRAND)).toEqual([])
})

test('the text is in the language of the page, with what lets a browser fill it in', async () => {
  await using app = await anApp()
  const guest = aGuest()

  await app.post('/customers', guest, { headers: { 'accept-language': 'ar-SA' } })

  const [sms] = await sentTo(app, guest.username)
  const code = await codeSentTo(app, guest.username)
  expect(sms?.text).toBe(`${code} هو رمزك لدى زيتون. صالح لمدة 5 دقائق.\n\n@riyadh.test #${code}`)
})

const arabic = (digits: string) =>
  digits.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '')
