import { execFileSync, spawnSync } from 'node:child_process'
import { createRequire } from 'node:module'
import path from 'node:path'
import { browserLaunch, findBrowser } from '../extensions/smoke/find-browser'

/**
 * The launch options of an installed Chromium. Without one, Playwright installs it, or apt if this
 * process is root. Only browser tests call this; a release never installs a browser.
 * @throws Error that says what to install.
 */
export function installedBrowser() {
  if (findBrowser() === undefined && !installWithPlaywright()) installWithApt()
  return browserLaunch()
}

function installWithPlaywright() {
  const require = createRequire(import.meta.url)
  const cli = path.join(path.dirname(require.resolve('@playwright/test/package.json')), 'cli.js')
  spawnSync(process.execPath, [cli, 'install', 'chromium'], { stdio: 'inherit', timeout: 300_000 })
  return findBrowser() !== undefined
}

function installWithApt() {
  if (process.getuid?.() !== 0) return
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' }
  const succeeds = (...args: string[]) => {
    try {
      execFileSync('apt-get', args, { stdio: 'inherit', env })
      return true
    } catch {
      return false
    }
  }
  if (!succeeds('update')) return
  const packages = ['chromium-headless-shell', 'chromium']
  packages.some((name) => succeeds('install', '-y', '--no-install-recommends', name))
}
