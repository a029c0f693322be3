import { defineConfig } from '@playwright/test'
import { installedBrowser } from '../install-browser'
import { skewOrigins } from './skew-pairs'

/** One project for each site of the matrix; `pnpm test:skew` serves them. */
export default defineConfig({
  testDir: './specs',
  outputDir: '../test-results/skew',
  workers: 2,
  fullyParallel: true,
  reporter: 'list',
  timeout: 90_000,
  expect: { timeout: 20_000 },
  use: { launchOptions: installedBrowser(), serviceWorkers: 'block' },
  projects: Object.entries(skewOrigins()).map(([name, baseURL]) => ({ name, use: { baseURL } })),
})
