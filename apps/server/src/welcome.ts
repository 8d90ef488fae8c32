import type { AddressInfo } from 'node:net'
import type { BrandSeed } from '@sufra/api/planting/brand-seed'
import { wordsIn } from '@sufra/domain/text/locales'

/** What a person who has just started the product wants to know. */
export function welcome(
  address: AddressInfo | string | null,
  { brands, isDemo }: { brands: BrandSeed[]; isDemo: boolean },
) {
  const port = typeof address === 'object' && address ? address.port : 80
  const at = (host: string) => `http://${host}:${port}`
  const addresses = brands.map(({ concept, application }) => {
    const [host = 'localhost'] = application.hosts
    return `  ${wordsIn(concept.label, 'en-us').padEnd(14)} ${at(host)}`
  })
  return [
    '',
    `Sufra is ready: ${at('localhost')}`,
    '',
    ...addresses,
    '',
    `  ${'Console'.padEnd(14)} ${at('localhost')}/console`,
    `  ${'API reference'.padEnd(14)} ${at('localhost')}/api/reference`,
    ...(isDemo && brands[0] ? demoSignIns(at('localhost'), brands[0]) : []),
    '',
  ].join('\n')
}

/** The demo's customers and staff, with their passwords. */
const demoSignIns = (origin: string, { customers, staff }: BrandSeed) => [
  `  ${'Messages sent'.padEnd(14)} ${origin}/dev/outbox`,
  '',
  ...customers.slice(0, 1).map(({ email, password }) => `  Customer: ${email} / ${password}`),
  ...staff.slice(0, 1).map(({ email, password }) => `  Staff:    ${email} / ${password}`),
]
