import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: ['packages/*', 'apps/*', 'scripts'],
    passWithNoTests: false,
    // By itself it leaves one core idle, of two.
    maxWorkers: '100%',
  },
})
