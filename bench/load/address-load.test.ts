import { expect, test } from 'vitest'
import { startedByScript } from '../../deploy/build/document/document-start'
import { scriptsIn } from './address-load'

const names = ['/assets/libraries-a1.js', '/assets/shell-b2.js']

test('finds the scripts that a document starts', () => {
  const tags = names.map((name) => `<script type="module" src="${name}"></script>`).join('')
  expect(
    scriptsIn(
      startedByScript(
        `<head>${tags}</head>`,
        { loader: 'load()', posts: '' },
        '/assets/starter-c3.js',
      ),
    ),
  ).toEqual(names)
})

test('finds none in a document that starts none', () => {
  expect(scriptsIn('<head><script>var other = []</script></head>')).toEqual([])
})
