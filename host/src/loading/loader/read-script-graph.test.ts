// @vitest-environment happy-dom
import { beforeEach, expect, test } from 'vitest'
import { readScriptGraph } from './read-script-graph'
import { preloadingBrowser } from './testing/preloading-browser'

const graph = { scripts: [['page.js', 'sha256-page']], pages: { '/support': [0] } }

const moduleOf = (content: unknown) => ({
  address: `data:text/javascript,export default ${JSON.stringify(content)}`,
  integrity: 'sha256-graph',
})

let browser: ReturnType<typeof preloadingBrowser>

beforeEach(() => {
  browser = preloadingBrowser()
})
test('the list is read from an unmodified module', async () => {
  const module = moduleOf(graph)
  await expect(readScriptGraph(module)).resolves.toEqual(graph)
  expect(browser.preloaded).toEqual([module])
})

test('a modified module is never evaluated', async () => {
  browser.failures = 1
  const module = { ...moduleOf(graph), address: 'data:text/javascript,globalThis.evaluated = true' }
  await expect(readScriptGraph(module)).rejects.toThrow('is not what was released')
  expect('evaluated' in globalThis).toBe(false)
})

test('a module that lists no scripts is rejected', async () => {
  await expect(readScriptGraph(moduleOf({ pages: {} }))).rejects.toThrow('scripts')
})
