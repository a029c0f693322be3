import type { PlaywrightTestConfig } from '@playwright/test'
import { installedBrowser } from './install-browser'

/** The configuration of a folder’s tests, whose script serves the sites. @param name the folder. */
export const suiteConfig = (name: string): PlaywrightTestConfig => ({
  testDir: './specs',
  outputDir: `../test-results/${name}`,
  workers: 2,
  fullyParallel: true,
  reporter: 'list',
  timeout: 90_000,
  expect: { timeout: 20_000 },
  use: { launchOptions: installedBrowser(), serviceWorkers: 'block' },
})
