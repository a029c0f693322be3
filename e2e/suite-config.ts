import type { PlaywrightTestConfig } from '@playwright/test'
import { installedBrowser } from './install-browser'

/** Of tests that a script of their own serves sites to. @param name of their folder. */
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
