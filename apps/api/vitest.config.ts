import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    globalSetup: './src/testing/global-setup.ts',
    // Nothing here keeps state in modules, and loading them again for every file takes half the time.
    isolate: false,
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
})
