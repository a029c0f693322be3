import { defineConfig } from '@playwright/test'
import { installedBrowser } from './install-browser'
import { siteOrigin, workspaceFolder } from './site'

export default defineConfig({
  testDir: './specs',
  outputDir: './test-results',
  // On two cores a third browser slows down every test.
  workers: 2,
  fullyParallel: true,
  // Limits only end what hangs: on a busy machine everything takes several times as long. A retry
  // would hide a race, so there is none.
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
  webServer: {
    command: 'node --import tsx deploy/cli.ts serve',
    cwd: workspaceFolder,
    // `serve` takes a free port and prints the address; its group becomes an environment variable.
    env: { PORT: '' },
    wait: { stdout: /at (?<site_origin>http:\S+)/ },
  },
})
