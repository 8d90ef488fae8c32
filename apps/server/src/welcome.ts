import type { AddressInfo } from 'node:net'
import { DEMO_CUSTOMER } from '@sufra/api/planting/demo-customer'
import { DEMO_STAFF_PASSWORD, staffEmail } from '@sufra/api/planting/demo-staff'
import { BRANDS } from '@sufra/demo/brands'
import { wordsIn } from '@sufra/domain/text/locales'

/** What a person who has just started the product wants to know. */
export function welcome(address: AddressInfo | string | null, { isDemo }: { isDemo: boolean }) {
  const port = typeof address === 'object' && address ? address.port : 80
  const at = (host: string) => `http://${host}:${port}`
  const brands = BRANDS.map(({ concept, application }) => {
    const [host = 'localhost'] = application.hosts
    return `  ${wordsIn(concept.label, 'en-us').padEnd(14)} ${at(host)}`
  })
  return [
    '',
    `Sufra is ready: ${at('localhost')}`,
    '',
    ...brands,
    '',
    `  ${'Console'.padEnd(14)} ${at('localhost')}/console`,
    `  ${'API reference'.padEnd(14)} ${at('localhost')}/api/reference`,
    ...(isDemo ? demoSignIns(at('localhost')) : []),
    '',
  ].join('\n')
}

/** Who can sign in where nothing real is at stake. */
const demoSignIns = (origin: string) => [
  `  ${'Messages sent'.padEnd(14)} ${origin}/dev/outbox`,
  '',
  `  Customer: ${DEMO_CUSTOMER.email} / ${DEMO_CUSTOMER.password}`,
  `  Staff:    ${staffEmail('saj', 'admin')} / ${DEMO_STAFF_PASSWORD}`,
]
