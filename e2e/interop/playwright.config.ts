import { defineConfig } from '@playwright/test'
import { installedBrowser } from '../install-browser'

/** `pnpm test:interop` builds and serves what these tests open. */
export default defineConfig({
  testDir: './specs',
  outputDir: '../test-results/interop',
  workers: 2,
  fullyParallel: true,
  reporter: 'list',
  timeout: 90_000,
  expect: { timeout: 20_000 },
  use: { launchOptions: installedBrowser(), serviceWorkers: 'block' },
})
