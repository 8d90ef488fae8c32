import type { AddressInfo } from 'node:net'
import { BRANDS } from '@sufra/api/seed/brands'
import { wordsIn } from '@sufra/domain/locales'

/** What a person who has just started the product wants to know. */
export function welcome(address: AddressInfo | string | null): string {
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
    `  ${'API reference'.padEnd(14)} ${at('localhost')}/api/reference`,
    '',
  ].join('\n')
}
