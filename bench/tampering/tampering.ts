import { atMost, type Figure, told } from '../figures/figures.ts'
import { times } from '../figures/times.ts'
import { type Answer, brandApi } from '../orders/brand-api.ts'
import type { Product } from '../product/product.ts'
import { secondCalculation } from './second-calculation.ts'
import { seededRandom } from './seeded-random.ts'
import { honestPayload, tamperedPayload } from './tampered-payload.ts'

const PAYLOADS = 20_000
const CLIENTS = 16

/**
 * Carts with lies in them: every amount, price, discount, gift, id and quantity may be one. What is
 * priced all the same must cost what a second pricer makes of it, and all else be refused by name.
 */
export async function tamperingFigures(product: Product): Promise<Figure[]> {
  const seed = Date.now() % 2 ** 31
  const random = seededRandom(seed)
  using api = brandApi(product.port, { connections: CLIENTS })
  const calculate = (body: string) => api.send({ method: 'POST', path: '/orders/calculate', body })
  const counts = { honest: 0, priced: 0, refused: 0, accepted: 0, nameless: 0 }

  const check = (body: string, answer: Answer) => {
    const verdict = verdictOn(body, answer)
    if (verdict) process.stderr.write(`seed ${seed}: ${verdict}: ${answer.body} for ${body}\n`)
    if (answer.status === 200) counts[verdict ? 'accepted' : 'priced'] += 1
    else counts[verdict ? 'nameless' : 'refused'] += 1
  }
  const total = times(PAYLOADS)
  let sent = 0
  const client = async () => {
    while (sent < total) {
      sent += 1
      const body = tamperedPayload(random)
      check(body, await calculate(body))
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, client))
  for (let honest = 0; honest < CLIENTS; honest++) {
    const body = JSON.stringify(honestPayload(random))
    const answer = await calculate(body)
    if (answer.status === 200 && verdictOn(body, answer) === null) counts.honest += 1
  }
  return [
    told('Tampered carts', counts.priced + counts.refused + counts.accepted + counts.nameless, ''),
    told('Tampered carts priced right', counts.priced, ''),
    told('Tampered carts refused by name', counts.refused, ''),
    atMost('Tampered amounts accepted', counts.accepted, 0, ''),
    atMost('Tampered carts without a named answer', counts.nameless, 0, ''),
    atMost('Honest carts priced wrong', CLIENTS - counts.honest, 0, ''),
  ]
}

/** What is wrong with an answer; null when nothing is. */
function verdictOn(body: string, { status, body: answer }: Answer): string | null {
  if (status !== 200) return isNamed(status, answer) ? null : `answered ${status} without a name`
  const expected = secondCalculation(JSON.parse(body))
  if (!expected) return 'priced what nobody may order'
  const { total, subtotal, discount, 'vat-amount': vat } = JSON.parse(answer).data.attributes
  const isSame = JSON.stringify({ total, subtotal, discount, vat }) === JSON.stringify(expected)
  return isSame ? null : `priced otherwise than ${JSON.stringify(expected)}`
}

function isNamed(status: number, answer: string) {
  if (status < 400 || status >= 500) return false
  const { errors } = JSON.parse(answer)
  const [first] = Array.isArray(errors) ? errors : [errors]
  return typeof first?.code === 'string' && first.code !== '' && first.code !== 'internal-error'
}
