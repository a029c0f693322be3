import { defineConfig } from '@playwright/test'
import type { ChangedBy } from './fixtures/test'
import { installedBrowser } from './install-browser'
import { workspaceFolder } from './site'
import { siteOrigin } from './site-origin'

/** A journey on pages that a translator and an extension change; `e2e/long` takes all. */
const journeys = /forms\/demo\.spec\.ts$/

export default defineConfig<{ changedBy: ChangedBy }>({
  testDir: './specs',
  /** Files that passed, and of which nothing has changed since. */
  testIgnore:
    (process.env['KEPT_TESTS'] || undefined)?.split(',').map((file) => `**/${file}`) ?? [],
  outputDir: './test-results',
  // On two cores a third browser slows down every test.
  workers: 2,
  fullyParallel: true,
  // The timeouts only end hung tests: a busy machine is several times slower. Retries are off, as
  // they would hide races.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [['list'], ['json', { outputFile: 'test-results/report.json' }]],
  use: {
    baseURL: siteOrigin,
    launchOptions: installedBrowser(),
    // Tests cannot intercept requests that pass through a service worker.
    serviceWorkers: 'block',
  },
  projects: [
    { name: 'clean' },
    { name: 'changed', testMatch: journeys, use: { changedBy: 'both' } },
  ],
  webServer: {
    command: 'node --import tsx deploy/cli.ts serve',
    cwd: workspaceFolder,
    // `serve` takes a free port and prints the address; its group becomes an environment variable.
    env: { PORT: '' },
    wait: { stdout: /at (?<site_origin>http:\S+)/ },
  },
})
