import type { Rolldown } from 'vite'
import { expect, test } from 'vitest'
import { buildModules } from '../testing/build-modules'
import { documentStart, startedByScript, withInlineStyles } from './document-start'

const sheets = {
  'assets/a.css': { type: 'asset', source: 'p{color:red}' },
} as unknown as Rolldown.OutputBundle

test('a built document contains its styles and starts its scripts', async () => {
  const page = {
    '/index.html': '<html><head><script type="module" src="/main.js"></script></head></html>',
    '/main.js': 'import "/main.css"; document.title = "Page"',
    '/main.css': 'p { color: red }',
  }
  const output = await buildModules(page, [
    documentStart(async () => ({ loader: 'load()', posts: 'post()', starter: 'start()' })),
  ])
  const html = output.find(({ fileName }) => fileName === 'index.html')
  const text = html?.type === 'asset' ? String(html.source) : ''
  expect(text).toMatch(/<style>p\{color:red\}\s*<\/style>/)
  expect(text).toMatch(/"starter":"\/assets\/starter-\S+\.js","host":\["\/assets\/index-\S+\.js"\]/)
  expect(text).toContain('<script>load()</script><script data-only-with="intake">post()</script>')
  expect(text).not.toMatch(/stylesheet|type="module"/)
})

test('a build stops when the document links to no style sheet', () => {
  const other = '<head><style>@import "/assets/a.css"</style></head>'
  expect(() => withInlineStyles(other, sheets)).toThrow(
    'Vite no longer has a link to assets/a.css in index.html',
  )
})

test('a build stops when the document has no module script', () => {
  const other = '<head><script>import("/assets/shell.js")</script></head>'
  expect(() => startedByScript(other, { loader: '', posts: '' }, '')).toThrow(
    'Vite no longer has a module script in index.html',
  )
})
