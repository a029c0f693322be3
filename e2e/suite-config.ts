import type { PlaywrightTestConfig } from '@playwright/test'
import { installedBrowser } from './install-browser'

const originsVariable = 'MATRIX_ORIGINS'

/** The addresses of the sites that `runMatrix` serves, by their names. */
export const matrixOrigins = (): Record<string, string> =>
  JSON.parse(process.env[originsVariable] ?? '{}')

export const matrixVariables = (origins: Readonly<Record<string, string>>) => ({
  [originsVariable]: JSON.stringify(origins),
})

/** One project for each site that `runMatrix` serves. @param name the folder. */
export const matrixConfig = (name: string): PlaywrightTestConfig => ({
  ...suiteConfig(name),
  projects: Object.entries(matrixOrigins()).map(([name, baseURL]) => ({ name, use: { baseURL } })),
})

/** For who cannot look at the browser: a picture, and in GitHub's pipelines a trace, which costs time. */
export const keptOnFailure: PlaywrightTestConfig['use'] & object = {
  screenshot: 'only-on-failure',
  trace: process.env['GITHUB_ACTIONS'] === undefined ? 'off' : 'retain-on-failure',
}

/** The configuration of a folder’s tests, whose script serves the sites. @param name the folder. */
export const suiteConfig = (name: string): PlaywrightTestConfig => ({
  testDir: './specs',
  outputDir: `../test-results/${name}`,
  workers: 2,
  fullyParallel: true,
  reporter: 'list',
  timeout: 90_000,
  expect: { timeout: 20_000 },
  use: { launchOptions: installedBrowser(), ...keptOnFailure, serviceWorkers: 'block' },
})
