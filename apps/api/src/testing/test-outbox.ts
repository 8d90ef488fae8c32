import { setTimeout } from 'node:timers/promises'
import type { OutboxList } from '@sufra/contract/people/outbox'
import type { BrandSeed } from '../planting/brand-seed.ts'
import { headersOf, type TestApp } from './test-app.ts'
import { RIYADH_BRAND } from './test-brands.ts'

type Message = OutboxList['data'][number]['attributes']

/** What was sent to somebody, the newest first. */
export async function sentTo(app: TestApp, to: string, brand: BrandSeed = RIYADH_BRAND) {
  const url = `/dev/outbox.json?to=${encodeURIComponent(to)}`
  const response = await app.app.inject({ url, headers: headersOf(brand) })
  const { data }: OutboxList = response.json()
  return data.map(({ attributes }) => attributes)
}

/** The code in the newest text to a number. */
export async function codeSentTo(app: TestApp, username: string, brand: BrandSeed = RIYADH_BRAND) {
  const [newest] = await sentTo(app, username, brand)
  return /^(\d+)/.exec(newest?.text ?? '')?.[1] ?? ''
}

/** Mail goes out after the answer: it may take a moment. */
export async function mailTo(app: TestApp, to: string): Promise<Message | undefined> {
  for (let waited = 0; waited < 100; waited++) {
    const [newest] = await sentTo(app, to)
    if (newest) return newest
    await setTimeout(20)
  }
}

/** A code that is not this one. */
export const anotherCode = (code: string) =>
  String((Number(code) + 1) % 10 ** code.length).padStart(code.length, '0')
