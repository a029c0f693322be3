import type { RunningBrowser } from './driven-page'
import { installed, miniBrowser } from './installed'
import { launchFirefox } from './launch-firefox'

export interface BrowserKind {
  name: string
  /** The WebDriver program, and its arguments for a port. */
  driver: { program: string; args: (port: number) => string[] }
  /** The path of the installed browser. */
  browser: () => string | undefined
  capabilities: (browser: string) => Record<string, unknown>
  /** Starts the browser without its driver, if that is not installed. */
  launch?: (browser: string) => Promise<RunningBrowser>
  /** It cannot run without a screen. */
  needsScreen?: boolean
  /** The Debian packages of browser and driver. */
  packages: string
}

const onPort = (port: number) => [`--port=${port}`]

export const browserKinds: readonly BrowserKind[] = [
  {
    name: 'Chromium',
    driver: { program: 'chromedriver', args: onPort },
    browser: () => installed('chromium') ?? installed('google-chrome'),
    capabilities: (binary) => ({
      browserName: 'chrome',
      'goog:chromeOptions': {
        binary,
        // chromedriver 156 waits forever for a prerendered page.
        args: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-features=Prerender2'],
      },
    }),
    packages: 'chromium chromium-driver',
  },
  {
    name: 'Firefox',
    driver: { program: 'geckodriver', args: onPort },
    browser: () => installed('firefox-esr') ?? installed('firefox'),
    capabilities: (binary) => ({
      browserName: 'firefox',
      'moz:firefoxOptions': { binary, args: ['-headless'] },
    }),
    launch: launchFirefox,
    packages: 'firefox-esr',
  },
  {
    name: 'WebKit',
    driver: { program: 'WebKitWebDriver', args: onPort },
    browser: miniBrowser,
    capabilities: (binary) => ({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': { binary, args: ['--automation'] },
    }),
    needsScreen: true,
    packages: 'webkit2gtk-driver xvfb',
  },
]
