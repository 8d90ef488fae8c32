import type { ApiSettings } from '@sufra/contract/client/api-call'
import { addressOf, devServer } from '../developer/servers.ts'
import { hasSwitcher } from '../developer/stage.ts'
import type { Brand } from './brand.ts'

export type Asker = Pick<Brand, 'key' | 'locale'>

/** How the browser calls the API for a brand: at its own origin, unless a developer has chosen another server. */
export const apiSettings = ({ key, locale }: Asker): ApiSettings => ({
  baseUrl: `${hasSwitcher ? addressOf(devServer.read() ?? 'custom') : ''}/api`,
  appKey: key,
  locale,
})
