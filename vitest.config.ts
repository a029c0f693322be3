import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { defineConfig } from 'vitest/config'

const workspace = import.meta.dirname
const exclude = ['**/node_modules/**', '**/dist/**']
const include = ['{host,shared,deploy,bench,remote-*,e2e/audits}/**/*.test.{ts,tsx}']

/**
 * Tests that name their environment need a document, or libraries that work without one. Each gets its
 * own process.
 * happy-dom takes three quarters of jsdom's time. It has no failing storage or image, and only a
 * desktop's width. Tests that need those, or the back button of the history, use jsdom.
 */
const pages = readdirSync(workspace)
  .filter((folder) => /^(?:host|shared|bench|remote-.+)$/.test(folder))
  .flatMap((folder) =>
    readdirSync(path.join(workspace, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /^(?!.*node_modules).*\.test\.tsx?$/.test(file))
      .map((file) => path.join(folder, file)),
  )
  .filter((file) => needsOwnProcess(path.join(workspace, file)))

export function needsOwnProcess(test: string): boolean {
  return readFileSync(test, 'utf8').startsWith('// @vitest-environment')
}

export default defineConfig({
  // Uses the same stable ids as the builds.
  oxc: { plugins: { styledComponents: { displayName: false, fileName: false, ssr: true } } },
  test: {
    projects: [
      { extends: true, test: { name: 'pages', include: pages, exclude } },
      {
        extends: true,
        // Starting a process for each file would take longer than these tests; `vitest.setup.ts` gives
        // each file fresh modules of ours.
        test: { name: 'logic', include, exclude: [...exclude, ...pages], isolate: false },
      },
    ],
    // Inserts rules into the style sheet, as in production. Rules as text would make the document parse
    // all of them for each one.
    env: { SC_DISABLE_SPEEDY: 'false' },
    // Vitest leaves one core free by default, which is half of a machine with two.
    maxWorkers: '100%',
    // Rendering whole pages and tables takes seconds, and ten times that on a busy machine.
    testTimeout: 60_000,
    expect: { poll: { timeout: 25_000 } },
    hookTimeout: 60_000,
    setupFiles: ['./vitest.setup.ts'],
    reporters: ['default', ['json', { outputFile: 'test-results/unit.json' }]],
  },
})
