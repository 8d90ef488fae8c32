import { RegistrationDocument } from '@sufra/contract/people/customers'
import { expect, test } from 'vitest'
import { buildTestApp, type TestApp } from '../testing/test-app.ts'
import { aCustomer, aGuest, anAccount, PASSWORD } from '../testing/test-customers.ts'
import { codeSentTo, mailTo, sentTo } from '../testing/test-outbox.ts'

async function signUp(app: TestApp, account: ReturnType<typeof anAccount>) {
  const { data } = (await app.post('/customers', account)).json()
  const code = await codeSentTo(app, account.username)
  return app.post(`/customers/${data.id}/verify`, { code })
}

// proves AC-03, AC-11, AC-18, API-19
test('somebody signs up, proves the number, and signs in by email and password', async () => {
  await using app = await buildTestApp()
  const account = anAccount({ email: 'Nora.Saleh@Example.com', 'date-of-birth': '1990-02-28' })

  const signedUp = await signUp(app, account)
  const signedIn = await app.post('/login', { email: account.email, password: PASSWORD })

  const { data } = signedIn.json()
  expect(signedUp.json().data.id).toBe(data.id)
  expect(data.attributes).toMatchObject({
    'account-type': 'registered',
    status: 'verified',
    'first-name': 'Nora',
    'last-name': 'Saleh',
    email: 'nora.saleh@example.com',
    mobile: account.mobile,
    'date-of-birth': '1990-02-28',
    'has-password': true,
  })
  expect(JSON.stringify(data)).not.toContain('argon2')
})

// proves AC-03, AC-04
test('before the number is proven there is nobody to sign in as', async () => {
  await using app = await buildTestApp()
  const account = anAccount()

  const registered = await app.post('/customers', account)
  const signedIn = await app.post('/login', account)

  expect(registered.json().data.attributes.status).toBe('unverified')
  expect(signedIn.statusCode).toBe(401)
})

// proves AC-12, AC-13, AC-14, AC-15, AC-16
test.each([
  ['no email', { email: '' }, 'email', 'required'],
  ['half an email', { email: 'a@' }, 'email', 'invalid-email'],
  ['a password of seven', { password: 'x7#mK2p' }, 'password', 'password-too-short'],
  ['a password of everybody', { password: 'password1' }, 'password', 'password-too-common'],
  ['no first name', { 'first-name': '' }, 'first-name', 'incomplete-name'],
  ['a letter for a name', { 'first-name': 'A' }, 'first-name', 'min-2-characters'],
  ['a number in a name', { 'last-name': 'A1' }, 'last-name', 'letters-only'],
  ['a script in a name', { 'last-name': '<script>' }, 'last-name', 'letters-only'],
  ['no mobile', { mobile: '', username: '' }, 'mobile', 'required'],
  ['a bad mobile', { mobile: '12', username: '96612' }, 'mobile', 'invalid-mobile'],
  ['a birthday to come', { 'date-of-birth': '2999-01-01' }, 'date-of-birth', 'invalid-date'],
])('%s is refused at its field', async (_name, unlike, source, code) => {
  await using app = await buildTestApp()

  const response = await app.post('/customers', anAccount(unlike))

  expect(response.statusCode).toBe(422)
  expect(response.json().errors).toMatchObject([{ source, code }])
})

// proves AC-15
test('names of any script pass', async () => {
  await using app = await buildTestApp()

  const response = await app.post(
    '/customers',
    anAccount({ 'first-name': 'نورة', 'last-name': "O'Neil-Müller" }),
  )

  expect(response.statusCode).toBe(201)
})

// proves API-18, ER-22
test('registering says nothing of who is known: the answer differs in its random id alone', async () => {
  await using app = await buildTestApp()
  const known = await aCustomer(app, { email: 'known@example.com' })
  const strangers = [
    anAccount({ email: 'known@example.com' }),
    anAccount({ mobile: known.mobile, username: known.username }),
    anAccount(),
  ]

  const answers = []
  for (const account of strangers) {
    const response = await app.post('/customers', account)
    const { data, meta } = RegistrationDocument.parse(response.json())
    const { mobile, username, ...rest } = data.attributes
    const { id, mobile: _mobile, username: _username, ...verification } = meta.verification
    expect(id).toBe(data.id)
    answers.push({ status: response.statusCode, rest, verification })
  }

  expect(answers[1]).toEqual(answers[0])
  expect(answers[2]).toEqual(answers[0])
})

test('an address somebody has is not given away; its owner hears of it by mail', async () => {
  await using app = await buildTestApp()
  await aCustomer(app, { email: 'owner@example.com' })

  const { data } = (await signUp(app, anAccount({ email: 'owner@example.com' }))).json()

  expect(data.attributes).toMatchObject({ 'account-type': 'registered', email: null })
  expect((await mailTo(app, 'owner@example.com'))?.subject).toBe(
    'You already have an account at Olive',
  )
})

// proves AC-03
test('a guest who signs up with the same number keeps the id, and so the orders', async () => {
  await using app = await buildTestApp()
  const guest = await aCustomer(app, { accountType: 'guest' })
  const number = { mobile: guest.mobile, username: guest.username }

  const { data } = (await signUp(app, anAccount({ ...number, 'first-name': 'Noura' }))).json()

  expect(data).toMatchObject({
    id: guest.id,
    attributes: { 'account-type': 'registered', 'first-name': 'Noura', 'has-password': true },
  })
  expect((await app.as(guest).get(`/customers/${guest.id}`)).statusCode).toBe(401)
})

test('nobody’s details can be slipped under another’s number', async () => {
  await using app = await buildTestApp()
  const mine = anAccount()
  const theirs = anAccount({ mobile: mine.mobile, username: mine.username })
  const { data } = (await app.post('/customers', mine)).json()
  await app.post('/customers', theirs)

  const code = await codeSentTo(app, mine.username)
  const verified = await app.post(`/customers/${data.id}/verify`, { code })

  expect(verified.json().data.attributes.email).toBe(mine.email)
  const asThem = await app.post('/login', { email: theirs.email, password: PASSWORD })
  expect(asThem.statusCode).toBe(401)
})

test('an account of a number that a registered customer has stays as it is', async () => {
  await using app = await buildTestApp()
  const known = await aCustomer(app, { email: 'first@example.com', password: 'first-x7#mK' })
  const number = { mobile: known.mobile, username: known.username }

  const { data } = (await signUp(app, anAccount(number))).json()

  expect(data).toMatchObject({ id: known.id, attributes: { email: 'first@example.com' } })
  const before = { email: 'first@example.com', password: 'first-x7#mK' }
  expect((await app.post('/login', before)).statusCode).toBe(200)
})

// proves API-20, A-31
test('the list of customers is for staff', async () => {
  await using app = await buildTestApp()
  const customer = await aCustomer(app)

  const visitor = await app.get('/customers')
  const signedIn = await app.as(customer).get('/customers')

  expect(visitor.statusCode).toBe(401)
  expect(signedIn.statusCode).toBe(403)
  expect(signedIn.json()).toEqual({
    errors: { code: 'staff-only', detail: 'This is for staff only.' },
  })
})

// proves IM-32
test('nothing that is kept lets anybody sign in', async () => {
  await using app = await buildTestApp()
  const account = anAccount()
  const { data } = (await app.post('/customers', account)).json()
  const code = await codeSentTo(app, account.username)
  const { token } = (await app.post(`/customers/${data.id}/verify`, { code })).json().data
    .attributes
  const guest = aGuest()
  await app.post('/customers', guest)
  const open = await codeSentTo(app, guest.username)

  const { rows } = await app.database.forConcept(1, (db) =>
    db.execute(`
      select row_to_json(t)::text as row from customers t
      union all select row_to_json(t)::text from verifications t
      union all select row_to_json(t)::text from mobile_codes t
      union all select row_to_json(t)::text from sessions t`),
  )
  const kept = JSON.stringify(rows)

  expect(kept).toContain(account.username)
  for (const secret of [PASSWORD, token, `"${open}"`]) expect(kept).not.toContain(secret)
  expect(await sentTo(app, guest.username)).toHaveLength(1)
})
