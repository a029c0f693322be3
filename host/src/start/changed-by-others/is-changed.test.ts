// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { countNodes } from '../../../../deploy/site/documents/html-tree'
import { isChanged } from './is-changed'

const html = '<p>Hello <b>Ada</b><!-- --> and <i></i></p><noscript><p>No scripts</p></noscript>'
let root: HTMLElement

beforeEach(() => {
  root = document.createElement('div')
  root.innerHTML = html
  root.dataset['nodes'] = String(countNodes(html))
})

test('the markup of the release is unchanged', () => {
  expect(isChanged(root)).toBe(false)
  root.querySelector('p')?.setAttribute('data-extended', '')
  expect(isChanged(root)).toBe(false)
})

test.each<[string, (paragraph: Element) => void]>([
  ['a node more', (paragraph) => paragraph.after(document.createElement('div'))],
  ['a comment less', (paragraph) => paragraph.childNodes[2]?.remove()],
  [
    'a wrapper',
    (paragraph) =>
      paragraph.querySelector('b')?.replaceChildren(document.createElement('font'), 'Ada'),
  ],
])('%s is a change', (_change, change) => {
  const paragraph = root.querySelector('p')
  if (paragraph) change(paragraph)
  expect(isChanged(root)).toBe(true)
})

test('a document of an earlier release has no node count, and is hydrated', () => {
  delete root.dataset['nodes']
  root.replaceChildren()
  expect(isChanged(root)).toBe(false)
})
