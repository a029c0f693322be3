import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { defineConfig } from 'vitest/config'
import { pictures } from './deploy/build/bundle/pictures.ts'

const workspace = import.meta.dirname
/** Files that passed, and of which nothing has changed since. */
const kept = (process.env['KEPT_TESTS'] || undefined)?.split(',') ?? []
const exclude = ['**/node_modules/**', '**/dist/**', ...kept]
const include = [
  '{checks,host,shared,deploy,bench,extensions,remote-*,e2e/audits}/**/*.test.{ts,tsx}',
]

/**
 * Tests that render, or name an environment, which files cannot share.
 * happy-dom takes three quarters of jsdom's time. It has no storage or image that fails and no width
 * but a desktop's; tests that need those, or the way back in the history, take jsdom.
 */
const pages = readdirSync(workspace)
  .filter((folder) => /^(?:host|shared|bench|extensions|remote-.+)$/.test(folder))
  .flatMap((folder) =>
    readdirSync(path.join(workspace, folder), { recursive: true, encoding: 'utf8' })
      .filter((file) => /^(?!.*node_modules).*\.test\.tsx?$/.test(file))
      .map((file) => path.join(folder, file)),
  )
  .filter((file) => needsOwnProcess(path.join(workspace, file)))

/** In a process that has run other files, a library may find a second React. */
export function needsOwnProcess(test: string): boolean {
  const text = readFileSync(test, 'utf8')
  return (
    test.endsWith('.tsx') ||
    text.startsWith('// @vitest-environment') ||
    text.includes("'react-dom/server'")
  )
}

export default defineConfig({
  plugins: [pictures()],
  // No test runs in a browser, for which Vite would bundle every dependency that it finds.
  optimizeDeps: { noDiscovery: true },
  // Builds give the same stable ids.
  oxc: { plugins: { styledComponents: { displayName: false, fileName: false, ssr: true } } },
  test: {
    projects: [
      // Pages leave listeners and settings of libraries behind, so each file has a process.
      { extends: true, test: { name: 'pages', include: pages, exclude } },
      {
        extends: true,
        // A process for each file would take longer to start than these tests do; `vitest.setup.ts`
        // gives each file fresh modules of ours.
        test: { name: 'logic', include, exclude: [...exclude, ...pages], isolate: false },
      },
    ],
    // Rules go into the style sheet, as in production: as text, a document parses all of them for each.
    env: { SC_DISABLE_SPEEDY: 'false' },
    // Vitest leaves one core free, which on two is half of the machine.
    maxWorkers: '100%',
    // Whole pages and tables are rendered, which takes seconds, and ten times that on a busy machine.
    testTimeout: 60_000,
    expect: { poll: { timeout: 25_000 } },
    hookTimeout: 60_000,
    setupFiles: ['./vitest.setup.ts'],
    // The setup takes a page away before its test clears what the page keeps as it goes.
    sequence: { hooks: 'list' },
    reporters: ['default', ['json', { outputFile: 'test-results/unit.json' }]],
  },
})
