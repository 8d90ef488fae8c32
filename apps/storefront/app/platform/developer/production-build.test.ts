import { fileURLToPath } from 'node:url'
import { build } from 'vite'
import { afterEach, expect, test, vi } from 'vitest'

afterEach(() => vi.unstubAllEnvs())

/** What reaches the browser of everything that knows about servers. */
async function bundled(stage: string | undefined) {
  vi.stubEnv('NODE_ENV', 'production')
  vi.stubEnv('VITE_STAGE', stage)
  const input = ['stage.ts', '../visit/api-settings.ts'].map((name) =>
    fileURLToPath(new URL(name, import.meta.url)),
  )
  const built = await build({
    configFile: false,
    logLevel: 'silent',
    build: {
      write: false,
      rolldownOptions: { input, external: /^react|^icu-minify/, preserveEntrySignatures: 'strict' },
    },
  })
  if (!('output' in built)) throw new Error('The build gave no files')
  return built.output.map((file) => (file.type === 'chunk' ? file.code : '')).join('\n')
}

// proves NF-12, SM-08
test.each([undefined, 'production'])(
  "production's build holds nothing of the environment switcher (stage %s)",
  async (stage) => {
    const code = await bundled(stage)
    expect(code).toContain('hasSwitcher')
    expect(code).not.toMatch(/pre-production|dev_server|base_url|Failed to fetch application data/)
  },
)

// proves NF-12, SM-08
test('the build of any other stage has it', async () => {
  const code = await bundled('staging')
  expect(code).toMatch(/pre-production/)
  expect(code).toMatch(/Failed to fetch application data/)
})
