import type { ApiSettings } from '@sufra/contract/client/api-call'
import { devServer, serverAddress } from '../developer/servers.ts'
import { hasSwitcher } from '../developer/stage.ts'
import type { Brand } from './brand.ts'

/** What a request to the API is made with: the application it is for and the language of its words. */
export type RequestContext = Pick<Brand, 'key' | 'locale'>

/** How the browser calls the API for a brand: at its own origin, unless a developer has chosen another server. */
export const apiSettings = ({ key, locale }: RequestContext): ApiSettings => ({
  baseUrl: `${hasSwitcher ? serverAddress(devServer.read() ?? 'custom') : ''}/api`,
  appKey: key,
  locale,
})
