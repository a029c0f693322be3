// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest'
import { preloadScripts } from './preload-scripts'
import { readScriptGraph } from './read-script-graph'

vi.mock(import('./preload-scripts'))

const graph = { scripts: [['page.js', 'sha256-page']], pages: { '/support': [0] } }

const moduleOf = (content: unknown) => ({
  address: `data:text/javascript,export default ${JSON.stringify(content)}`,
  integrity: 'sha256-graph',
})

beforeEach(() => void vi.mocked(preloadScripts).mockReset().mockResolvedValue())

test('the list is read from a module that is what was released', async () => {
  const module = moduleOf(graph)
  await expect(readScriptGraph(module)).resolves.toEqual(graph)
  expect(preloadScripts).toHaveBeenCalledExactlyOnceWith([module])
})

test('a modified module is never evaluated', async () => {
  vi.mocked(preloadScripts).mockRejectedValue(new Error('is not what was released'))
  const module = { ...moduleOf(graph), address: 'data:text/javascript,globalThis.evaluated = true' }
  await expect(readScriptGraph(module)).rejects.toThrow('is not what was released')
  expect('evaluated' in globalThis).toBe(false)
})

test('a module that lists no scripts is refused', async () => {
  await expect(readScriptGraph(moduleOf({ pages: {} }))).rejects.toThrow('scripts')
})
