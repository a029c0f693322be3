import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { chromium, type LaunchOptions } from '@playwright/test'

export type { Browser, Page } from '@playwright/test'

/** The headless shell first: it runs the same engine in a third of the time. */
const installed = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * How to launch a Chromium: Playwright's own, else an installed one, else one that is installed now
 * (by Playwright, else by apt as root).
 * @throws Error that says what to install when there is none.
 */
export function browserLaunch(): LaunchOptions {
  const launch = found() ?? (installWithPlaywright() || installWithApt() ? found() : undefined)
  if (launch !== undefined) return launch
  throw new Error('No Chromium found. Install one, or run `npx playwright install chromium`.')
}

/** How to launch a Chromium with everything that the headless shell leaves out, if there is one. */
export function wholeBrowserLaunch(): LaunchOptions | undefined {
  const executablePath = [chromium.executablePath(), ...installed].find(
    (file) => !file.includes('headless-shell') && existsSync(file),
  )
  return executablePath === undefined ? undefined : { executablePath, args }
}

/** @param more words for the browser's command line. */
export function launchBrowser(more: readonly string[] = []) {
  const launch = browserLaunch()
  return chromium.launch({ ...launch, args: [...(launch.args ?? []), ...more] })
}

function found(): LaunchOptions | undefined {
  if (existsSync(chromium.executablePath())) return { args }
  const executablePath = installed.find((file) => existsSync(file))
  return executablePath === undefined ? undefined : { executablePath, args }
}

function installWithPlaywright() {
  const require = createRequire(import.meta.url)
  const cli = path.join(path.dirname(require.resolve('@playwright/test/package.json')), 'cli.js')
  const { status } = spawnSync(process.execPath, [cli, 'install', 'chromium'], {
    stdio: 'inherit',
    timeout: 300_000,
  })
  return status === 0 && found() !== undefined
}

function installWithApt() {
  if (process.getuid?.() !== 0) return false
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const apt = (...words: string[]) => execFileSync('apt-get', words, { stdio: 'inherit', env })
  try {
    apt('update')
  } catch {
    return false
  }
  return ['chromium-headless-shell', 'chromium'].some((name) => {
    try {
      apt('install', '-y', '--no-install-recommends', name)
      return true
    } catch {
      return false
    }
  })
}
