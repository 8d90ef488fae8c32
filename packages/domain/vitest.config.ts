import { defineConfig } from 'vitest/config'

export default defineConfig({
  // Properties are tried hundreds of times; on a busy machine that takes a while.
  test: { include: ['src/**/*.test.ts'], testTimeout: 60_000 },
})
