import { existsSync } from 'node:fs'
import { chromium, type LaunchOptions } from '@playwright/test'

export type { Browser, Page, Route } from '@playwright/test'

/** The headless shell comes first: it runs the same engine in a third of the time. */
const installed = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

/**
 * The address bar is a separate page in each window, which starts as slowly as the tested page. The
 * browser also keeps a process ready for another site, which no test opens. A browser reads only the last
 * list, so this list repeats Playwright's own.
 */
const disabledFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'SpareRendererForSitePerProcess',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsUpgrades',
  'HttpsFirstBalancedModeAutoEnable',
  'LensOverlay',
  'MediaRouter',
  'PaintHolding',
  'ThirdPartyStoragePartitioning',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'OptimizationHints',
  'NetworkTimeServiceQuerying',
  'AimEnabled',
  'PreconnectToSearch',
]

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  // On a busy machine Chromium takes this machine's server for a 2G network, and pages then fetch nothing ahead.
  '--force-effective-connection-type=4G',
  `--disable-features=${disabledFeatures.join()}`,
]

/**
 * How to launch the Chromium at `$CHROMIUM`, else Playwright's own, else an installed one.
 * @throws Error where there is no file at `$CHROMIUM`.
 */
export function findBrowser(): LaunchOptions | undefined {
  const chosen = chosenBrowser()
  if (chosen !== undefined) return { executablePath: chosen, args }
  if (existsSync(chromium.executablePath())) return { args }
  const executablePath = installed.find((file) => existsSync(file))
  return executablePath === undefined ? undefined : { executablePath, args }
}

/** Like `findBrowser`, but only one that has everything the headless shell leaves out. */
export function findFullBrowser(): LaunchOptions | undefined {
  const chosen = chosenBrowser()
  const candidates = chosen === undefined ? [chromium.executablePath(), ...installed] : [chosen]
  const executablePath = candidates.find(
    (file) => !file.includes('headless-shell') && existsSync(file),
  )
  return executablePath === undefined ? undefined : { executablePath, args }
}

/** @throws Error that says what to install where there is no Chromium. */
export function browserLaunch(): LaunchOptions {
  const launch = findBrowser()
  if (launch !== undefined) return launch
  throw new Error(
    'No Chromium found. Install one with `npx playwright install chromium`, or set CHROMIUM to its path.',
  )
}

/** @param more arguments for the browser's command line. */
export function launchBrowser(more: readonly string[] = []) {
  const launch = browserLaunch()
  // Pages of all teams run in it.
  const { SIGNING_KEY: _key, ...env } = process.env
  return chromium.launch({ ...launch, env, args: [...(launch.args ?? []), ...more] })
}

function chosenBrowser(): string | undefined {
  const file = process.env['CHROMIUM']
  if (!file || existsSync(file)) return file || undefined
  throw new Error(`CHROMIUM is “${file}”, but there is no such file.`)
}
