import type { FastifyRequest } from 'fastify'
import { refusal } from '../http/problems/problem.ts'
import type { Captcha } from './captcha.ts'

const HEADER = 'captcha-token'

/** Refuses what does not come from a person, before it costs a text message. */
export async function requirePerson(request: FastifyRequest, captcha: Captcha, now: number) {
  if (!captcha.isOn) return
  const token = request.headers[HEADER]
  if (typeof token !== 'string' || token === '') {
    throw refusal('captcha-missing', { source: HEADER })
  }
  const { host } = request.tenant
  const isPerson = await captcha.isPerson({ token, host, now }).catch((error) => {
    request.log.error({ err: error }, 'the captcha cannot be checked')
    throw refusal('unavailable')
  })
  if (!isPerson) throw refusal('captcha-refused', { source: HEADER })
}
