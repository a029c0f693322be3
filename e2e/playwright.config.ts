import { defineConfig } from '@playwright/test'
import { browserLaunch } from '../deploy/browser/find-browser'
import { siteOrigin, sitePort, workspaceFolder } from './site'

export default defineConfig({
  testDir: './specs',
  outputDir: './test-results',
  // Two cores: a third browser makes every deadline a coin toss.
  workers: 2,
  fullyParallel: true,
  timeout: 30_000,
  // On a busy machine a deadline may pass once; a test that fails twice is broken.
  retries: process.env['CI'] === undefined ? 0 : 1,
  expect: { timeout: 7_000 },
  forbidOnly: process.env['CI'] !== undefined,
  reporter: [['list'], ['json', { outputFile: 'test-results/report.json' }]],
  use: {
    baseURL: siteOrigin,
    // Recording every test costs a third of the suite's time.
    trace: 'on-first-retry',
    launchOptions: browserLaunch(),
    // Requests that pass through a worker are not seen where tests intercept them.
    serviceWorkers: 'block',
  },
  webServer: {
    command: 'node e2e/node_modules/tsx/dist/cli.mjs deploy/cli.ts serve',
    cwd: workspaceFolder,
    url: `${siteOrigin}/registry.json`,
    env: { PORT: String(sitePort) },
    reuseExistingServer: false,
  },
})
