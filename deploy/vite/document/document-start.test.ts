import { runInNewContext } from 'node:vm'
import type { Rolldown } from 'vite'
import { expect, test, vi } from 'vitest'
import { buildModules } from '../testing/build-modules'
import { documentStart, startedAfterPaint, withInlineStyles } from './document-start'

const sheets = {
  'assets/a.css': { type: 'asset', source: 'p{color:red}' },
} as unknown as Rolldown.OutputBundle

test('a document that Vite has built carries its styles and starts its scripts by itself', async () => {
  const page = {
    '/index.html': '<html><head><script type="module" src="/main.js"></script></head></html>',
    '/main.js': 'import "/main.css"; document.title = "Page"',
    '/main.css': 'p { color: red }',
  }
  const output = await buildModules(page, [documentStart()])
  const html = output.find(({ fileName }) => fileName === 'index.html')
  const text = html?.type === 'asset' ? String(html.source) : ''
  expect(text).toMatch(/<style>p\{color:red\}\s*<\/style>/)
  expect(text).toMatch(/var scripts = \['\/assets\/index-\S+\.js'\]/)
  expect(text).not.toMatch(/<link|type="module"/)
})

test('a page whose tab is left before its first paint starts all the same, once', async () => {
  const html = startedAfterPaint('<head><script type="module" src="/a.js"></script></head>')
  const [, script = ''] = /<script>(.*)<\/script>/s.exec(html) ?? []
  const page = new EventTarget()
  const load = vi.fn(async () => {})
  const paint = vi.fn()
  const globals = { document: { hidden: false }, requestAnimationFrame: paint, setTimeout, load }
  runInNewContext(script.replace('import(', 'load('), {
    ...globals,
    addEventListener: page.addEventListener.bind(page),
  })
  expect(load).not.toHaveBeenCalled()
  page.dispatchEvent(new Event('visibilitychange'))
  page.dispatchEvent(new Event('visibilitychange'))
  expect(load.mock.calls).toEqual([['/a.js']])
})

test('a build stops when the document links to no style sheet', () => {
  const other = '<head><style>@import "/assets/a.css"</style></head>'
  expect(() => withInlineStyles(other, sheets)).toThrow(
    'Vite no longer has a link to assets/a.css in index.html',
  )
})

test('a build stops when the document has no module script', () => {
  const other = '<head><script>import("/assets/shell.js")</script></head>'
  expect(() => startedAfterPaint(other)).toThrow('Vite no longer has a module script in index.html')
})
