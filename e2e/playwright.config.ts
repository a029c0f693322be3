import { availableParallelism } from 'node:os'
import { defineConfig } from '@playwright/test'
import type { ChangedBy } from './fixtures/test'
import { installedBrowser } from './install-browser'
import { keptOnFailure } from './suite-config'
import { workspaceFolder } from './site'
import { siteOrigin } from './site-origin'

export default defineConfig<{ changedBy: ChangedBy }>({
  testDir: './specs',
  outputDir: './test-results',
  // One more than there are cores, as tests also wait.
  workers: availableParallelism() + 1,
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
    ...keptOnFailure,
    // Tests cannot intercept requests that pass through a service worker.
    serviceWorkers: 'block',
  },
  projects: [
    { name: 'clean' },
    // A journey on pages that a translator and an extension change; `e2e/long` takes all.
    { name: 'changed', testMatch: /forms\/demo\.spec\.ts$/, use: { changedBy: 'both' } },
  ],
  webServer: {
    command: 'node --import tsx deploy/cli.ts serve',
    cwd: workspaceFolder,
    // `serve` takes a free port and prints the address; its group becomes an environment variable.
    env: { PORT: '' },
    wait: { stdout: /at (?<site_origin>http:\S+)/ },
  },
})
