import { defineConfig } from 'vitest/config'

export default defineConfig({
  // The same stable ids as in the builds.
  oxc: { plugins: { styledComponents: { displayName: false, fileName: false, ssr: true } } },
  test: {
    // Rules go into the style sheet, as in production: as text, jsdom parses all of them for each.
    env: { SC_DISABLE_SPEEDY: 'false' },
    // A process of its own for each file takes a quarter of the time. What a file could leave behind for
    // the next one, `vitest.setup.ts` takes away.
    isolate: false,
    // Vitest leaves one core free, which on two is half of the machine.
    maxWorkers: '100%',
    // Whole pages and tables are rendered, which takes seconds, and ten times that on a busy machine.
    testTimeout: 60_000,
    expect: { poll: { timeout: 25_000 } },
    hookTimeout: 60_000,
    include: ['{host,shared,deploy,bench,remote-*,e2e/audits}/**/*.test.{ts,tsx}'],
    exclude: ['**/node_modules/**', '**/dist/**'],
    setupFiles: ['./vitest.setup.ts'],
    reporters: ['default', ['json', { outputFile: 'test-results/unit.json' }]],
  },
})
