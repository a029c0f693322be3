import { defineConfig } from 'vitest/config'

/** Tests against the stores that extensions/bucket/real-stores/run-stores.ts starts. */
export default defineConfig({
  test: {
    testTimeout: 1_800_000,
    hookTimeout: 60_000,
    include: ['deploy/**/*.stores.ts'],
    setupFiles: ['./vitest.setup.ts'],
  },
})
