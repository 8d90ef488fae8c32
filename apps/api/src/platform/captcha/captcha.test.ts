import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { recaptcha } from './recaptcha.ts'
import { simulatedCaptcha } from './simulated-captcha.ts'

/** A server that answers like siteverify, and notes what it was asked. */
async function siteverify(answer: object, status = 200) {
  const asked: URLSearchParams[] = []
  const server = createServer(async (request, response) => {
    asked.push(new URLSearchParams(await text(request)))
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return {
    asked,
    captcha: recaptcha({ url: `http://127.0.0.1:${port}/`, secret: 'shh', least: 0.5 }),
    [Symbol.dispose]: () => server.close(),
  }
}

const PERSON = { success: true, score: 0.9, action: 'login', hostname: 'riyadh.test' }
const asked = { token: 'tok', host: 'riyadh.test', now: 0 }

// proves IM-07
test('a person on the brand’s own page passes', async () => {
  using verifier = await siteverify(PERSON)

  expect(await verifier.captcha.isPerson(asked)).toBe(true)
  expect(Object.fromEntries(verifier.asked[0] ?? [])).toEqual({ secret: 'shh', response: 'tok' })
})

// proves IM-07
test.each([
  ['failed', { ...PERSON, success: false, 'error-codes': ['timeout-or-duplicate'] }],
  ['is probably a program', { ...PERSON, score: 0.1 }],
  ['has no score', { success: true, action: 'login', hostname: 'riyadh.test' }],
  ['was about something else', { ...PERSON, action: 'buy' }],
  ['is of another site', { ...PERSON, hostname: 'evil.test' }],
])('a token that %s does not', async (_name, answer) => {
  using verifier = await siteverify(answer)

  expect(await verifier.captcha.isPerson(asked)).toBe(false)
})

test('an answer that is none is nobody’s fault but the service’s', async () => {
  using verifier = await siteverify({}, 500)

  await expect(verifier.captcha.isPerson(asked)).rejects.toThrow('reCAPTCHA answered 500')
})

// proves IM-07
test('the simulator reads what a token says of itself, and takes each once', async () => {
  const captcha = simulatedCaptcha({ least: 0.5 })
  const isPerson = (token: string, now = 0) => captcha.isPerson({ token, host: 'a.test', now })

  expect(await isPerson('ok:0.9:login:1')).toBe(true)
  expect(await isPerson('ok:0.9:login:1')).toBe(false)
  expect(await isPerson('ok:0.9:login:2')).toBe(true)
  expect(await isPerson('low:0.1:login')).toBe(false)
  expect(await isPerson('ok:0.1:login')).toBe(false)
  expect(await isPerson('ok:0.9:buy')).toBe(false)
  expect(await isPerson('anything')).toBe(false)
})
