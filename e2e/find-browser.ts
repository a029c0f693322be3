import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { chromium } from '@playwright/test'

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
]

const found = () => [chromium.executablePath(), ...installed].find((file) => existsSync(file))

/**
 * A Chromium to test with: Playwright's own, else an installed one, else one that is installed now
 * (by Playwright, else by apt as root).
 * @throws Error that says what to install when there is none.
 */
export function findBrowser(): string {
  const browser = found() ?? (installWithPlaywright() || installWithApt() ? found() : undefined)
  if (browser !== undefined) return browser
  throw new Error('No Chromium found. Install one, or run `npx playwright install chromium`.')
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
  try {
    execFileSync('apt-get', ['update'], { stdio: 'inherit' })
    execFileSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], {
      stdio: 'inherit',
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    })
    return true
  } catch {
    return false
  }
}
