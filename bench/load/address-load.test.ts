import { expect, test } from 'vitest'
import { documentStart } from '../../deploy/vite/document/document-start'
import { scriptsIn } from './address-load'

const names = ['/assets/libraries-a1.js', '/assets/shell-b2.js']

function started(html: string): string {
  const hook = documentStart().transformIndexHtml
  const handler = typeof hook === 'object' ? hook.handler : hook
  const context = { path: '/index.html', filename: 'index.html' }
  return String(handler && Reflect.apply(handler, undefined, [html, context]))
}

test('finds the scripts that the build has a document start', () => {
  const tags = names.map((name) => `<script type="module" src="${name}"></script>`).join('')
  expect(scriptsIn(started(`<head>${tags}</head>`))).toEqual(names)
})

test('finds none where none is started', () => {
  expect(scriptsIn('<head><script>var other = []</script></head>')).toEqual([])
})
