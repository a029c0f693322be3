// @vitest-environment happy-dom
import { clientErrors, forgetClientErrors } from '@fivefold/shared/analytics/error-log'
import { scriptCheck, type ScriptCheck } from '@fivefold/shared/federation/script-check'
import { beforeEach, expect, test, vi } from 'vitest'
import type { ReleaseEntry } from '@fivefold/shared/federation/registry-schema'
import { announceScripts, checkScriptsOnDemand } from './scripts-on-demand'
import { preloadingBrowser } from './testing/preloading-browser'

const check: ScriptCheck = (address) => Reflect.get(globalThis, scriptCheck)(address)

let releases = 0
let context = { remote: 'support', version: '' }
let release: ReleaseEntry
let address = ''
let browser: ReturnType<typeof preloadingBrowser>

const integrity = 'sha256-index'

beforeEach(() => {
  forgetClientErrors()
  vi.spyOn(console, 'info').mockReturnValue(undefined)
  browser = preloadingBrowser()
  const version = `${(releases += 1)}.0.0`
  context = { remote: 'support', version }
  const graph: ReleaseEntry['graph'] = {
    scripts: [['index.js', integrity]],
    pages: {},
    onDemand: { 'index.js': [0] },
  }
  release = { version, entry: `/remotes/support/${version}/entry.js`, graph }
  address = `${window.location.origin}/remotes/support/${version}/index.js`
  checkScriptsOnDemand()
  announceScripts(release, 0, context)
})

test('a script that a page imports later is fetched with its integrity, and imported from there', async () => {
  await expect(check(address)).resolves.toBe(address)
  const script = { address: new URL(address).pathname, integrity }
  expect(browser.preloaded).toEqual([script])
  expect(clientErrors()).toEqual([])
})

test('a modified script is recorded, and requested again under another address', async () => {
  browser.failures = 1
  const other = await check(address)
  expect(other).not.toBe(address)
  expect(decodeURIComponent(other)).toBe(address)
  const message = expect.stringContaining('is not what was released')
  expect(clientErrors()).toMatchObject([{ message, ...context }])
  await expect(check(address), 'the address that worked stays').resolves.toBe(other)
})

test('it is rejected if it is modified again; no address is requested twice', async () => {
  browser.failures = 4
  await expect(check(address)).rejects.toThrow('is not what was released')
  announceScripts(release, 0, context)
  await expect(check(address)).rejects.toThrow('is not what was released')
  expect(new Set(browser.preloaded.map(({ address }) => address)).size).toBe(4)
})

test('a script without integrity in the registry is rejected', async () => {
  const graph = { scripts: [], pages: {}, onDemand: { 'other.js': [7] } }
  announceScripts({ ...release, graph }, 0, context)
  const other = address.replace('index', 'other')
  await expect(check(other)).rejects.toThrow('names no integrity of other.js')
  expect(browser.preloaded).toEqual([])
})

test('a script of an unknown release is returned unchecked', async () => {
  const unknown = `${window.location.origin}/remotes/support/dev/index.js`
  await expect(check(unknown)).resolves.toBe(unknown)
  expect(browser.preloaded).toEqual([])
})
