import { addressOf, devServer } from './servers.ts'
import { hasSwitcher } from './stage.ts'

/** What stands before '/api': nothing, unless a developer has chosen another server. */
export const baseUrl = (): string => (hasSwitcher ? addressOf(devServer.read() ?? 'custom') : '')
