import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    globalSetup: '../api/src/testing/global-setup.ts',
    // Pages are rendered as customers get them, with React's production build.
    env: { NODE_ENV: 'production' },
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
})
