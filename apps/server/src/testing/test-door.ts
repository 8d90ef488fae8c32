import type { OutgoingHttpHeaders } from 'node:http'
import type { BrandSeed } from '@sufra/api/planting/brand-seed'
import { openDatabase } from '@sufra/api/platform/database/connection'
import type {} from '@sufra/api/testing/global-setup'
import { RIYADH_BRAND } from '@sufra/api/testing/test-brands'
import { testDatabase } from '@sufra/api/testing/test-database'
import { readEnvironment } from '../environment.ts'
import { openFrontDoor } from '../front-door.ts'
import { answerTo } from './http-answer.ts'

/** Patient on a busy machine. */
const SETTINGS = { LOG_LEVEL: 'silent', LONGEST_LAG_MS: '60000' }

type Asked = { as?: BrandSeed; method?: string; headers?: OutgoingHttpHeaders }

/**
 * The front door on this file's own database, listening: what is answered from memory never reaches
 * an injected request. One for a file: the storefront remembers its brands for the whole process.
 */
export async function openTestDoor(settings: NodeJS.ProcessEnv = {}, databaseUrl?: string) {
  const environment = readEnvironment({ ...SETTINGS, ...settings })
  const database = openDatabase(databaseUrl ?? (await testDatabase()), {
    keepsStatements: environment.FAST_PATHS,
  })
  const door = await openFrontDoor({ database, environment, isDevelopment: false })
  await door.listen({ port: 0, host: '127.0.0.1' })
  const address = door.server.address()
  const port = typeof address === 'object' && address ? address.port : 0

  const ask = (path: string, { as = RIYADH_BRAND, method = 'GET', headers = {} }: Asked = {}) =>
    answerTo({ port, path, method, headers: { host: hostOf(as), ...headers } })
  return {
    port,
    door,
    database,
    ask,
    /** How many answers have come from memory so far. */
    async answersFromMemory() {
      const { text } = await ask('/metrics')
      return Number(/^prepared_answers_total (\d+)$/m.exec(text)?.[1] ?? 0)
    },
    async close() {
      await door.close()
      await database.close()
    },
  }
}

export const hostOf = ({ application }: BrandSeed) => application.hosts[0] ?? ''
