import { addressOf, devServer } from '../developer/servers.ts'
import { hasSwitcher } from '../developer/stage.ts'

/** What stands before '/api': nothing, unless a developer has chosen another server. */
export const baseUrl = (): string => (hasSwitcher ? addressOf(devServer.read() ?? 'custom') : '')
