import { openWindow, type TestWindow } from '@sufra/web/storage/testing'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { chooseServer } from './choose-server.ts'
import { addressFrom, SERVERS, serverAddress } from './servers.ts'

let tab: TestWindow
beforeEach(() => {
  tab = openWindow()
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.unstubAllEnvs()
  vi.restoreAllMocks()
})

const answering = (status: number) => vi.fn(async () => new Response(null, { status }))

async function baseUrlIn(environment: { DEV: boolean; VITE_STAGE?: string }) {
  vi.stubEnv('DEV', environment.DEV)
  vi.stubEnv('VITE_STAGE', environment.VITE_STAGE)
  vi.resetModules()
  const { apiSettings } = await import('../visit/api-settings.ts')
  return apiSettings({ key: 'saj-key', locale: 'en-us' }).baseUrl
}

// proves NF-11
test('developers choose among nine servers', () => {
  expect(SERVERS).toEqual([
    'pre-production',
    'dev',
    'production',
    'development',
    'test consumer',
    'test merchant',
    'test kiosk',
    'staging',
    'custom',
  ])
})

// proves ST-21, A-32
test('the choice and the address of a custom server are stored, and calls go there', async () => {
  const ask = answering(200)
  expect(await chooseServer('custom', ' https://api.test/v1/ ', ask)).toBe('chosen')
  expect(tab.localStorage.getItem('dev_server')).toBe('custom')
  expect(tab.localStorage.getItem('base_url')).toBe('https://api.test/v1')
  expect(ask).toHaveBeenCalledWith('https://api.test/v1/api/health', expect.anything())
  expect(await baseUrlIn({ DEV: false, VITE_STAGE: 'staging' })).toBe('https://api.test/v1/api')
})

test('an override set by hand counts where no server was chosen', async () => {
  tab.localStorage.setItem('base_url', 'http://localhost:4000')
  expect(await baseUrlIn({ DEV: true })).toBe('http://localhost:4000/api')
})

// proves NF-12, SM-08
test.each([{ DEV: false }, { DEV: false, VITE_STAGE: 'production' }])(
  "production's build ignores the override (%j)",
  async (environment) => {
    tab.localStorage.setItem('dev_server', 'custom')
    tab.localStorage.setItem('base_url', 'https://elsewhere.test')
    expect(await baseUrlIn(environment)).toBe('/api')
  },
)

test('the build names where the servers are; one it does not name is this one', () => {
  const named = 'staging=https://staging.test/, test kiosk=http://kiosk.test:8080'
  expect(serverAddress('staging', named)).toBe('https://staging.test')
  expect(serverAddress('test kiosk', named)).toBe('http://kiosk.test:8080')
  expect(serverAddress('dev', named)).toBe('')
})

// proves ER-10
test.each(['', '   ', 'localhost', 'javascript:alert(1)', 'ftp://x.test'])(
  '%j is no address of a server: nothing is stored',
  async (typed) => {
    expect(addressFrom(typed)).toBeNull()
    expect(await chooseServer('custom', typed, answering(200))).toBe('address-missing')
    expect(tab.localStorage.length).toBe(0)
  },
)

// proves ER-07
test.each([
  ['refuses', answering(503)],
  ['cannot be reached', vi.fn(() => Promise.reject(new TypeError('Failed to fetch')))],
])('a server that %s is logged, and stays chosen', async (_, ask) => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {})
  expect(await chooseServer('dev', '', ask)).toBe('no-answer')
  expect(log).toHaveBeenCalledExactlyOnceWith('Failed to fetch application data')
  expect(tab.localStorage.getItem('dev_server')).toBe('dev')
})
