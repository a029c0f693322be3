import { defineConfig } from '@playwright/test'
import { installedBrowser } from '../install-browser'
import { majorOrigins } from './major-states'

/** One project for each state; `pnpm test:majors` serves them. */
export default defineConfig({
  testDir: './specs',
  outputDir: '../test-results/majors',
  workers: 2,
  fullyParallel: true,
  reporter: 'list',
  timeout: 90_000,
  expect: { timeout: 20_000 },
  use: { launchOptions: installedBrowser(), serviceWorkers: 'block' },
  projects: Object.entries(majorOrigins()).map(([name, baseURL]) => ({ name, use: { baseURL } })),
})
