// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showPassage } from './show-passage'

class MarkedRanges extends Set<Range> {
  constructor(...ranges: Range[]) {
    super(ranges)
  }
}

const scrolledTo = vi.fn<(element: Element) => void>()

beforeEach(() => {
  // happy-dom has no layout.
  Element.prototype.checkVisibility = function () {
    return this.closest('[hidden], details:not([open])') === null
  }
  Element.prototype.scrollIntoView = function () {
    scrolledTo(this)
  }
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 9000, 10, 10))
  vi.stubGlobal('Highlight', MarkedRanges)
  vi.stubGlobal('CSS', { highlights: new Map<string, Set<Range>>(), escape: (id: string) => id })
})
afterEach(() => {
  scrolledTo.mockReset()
})

const marked = () => [...(CSS.highlights.get('passage') ?? [])].map(String)

async function open(html: string, words: string, anchor = '') {
  document.body.innerHTML = `<main>${html}</main>`
  for (const button of document.querySelectorAll('button')) {
    button.addEventListener('click', () => {
      const panel = document.querySelector(`#panel, [aria-labelledby=${button.id}]`)
      panel?.toggleAttribute('hidden')
    })
  }
  const left = new AbortController()
  const address = { words: words.split(' '), anchor, scrolls: true }
  const isShown = await showPassage(address, left.signal)
  return { isShown, left, target: scrolledTo.mock.calls.at(-1)?.[0].textContent }
}

test('the block with most of the words is marked and scrolled to, until the visitor leaves', async () => {
  const { target, left } = await open(
    '<p>A token.</p><p>Token expired: sign in.</p><p aria-hidden="true">Token expired</p>',
    'Token expired',
  )
  expect(target).toBe('Token expired: sign in.')
  expect(marked()).toEqual(['Token', 'expired'])
  left.abort()
  expect(marked()).toEqual([])
})

test.each([
  [
    'a tab',
    '<button id="tab" role="tab">Compliance</button><div role="tabpanel" hidden aria-labelledby="tab" id="compliance"><p>HIPAA</p></div>',
  ],
  [
    'an answer',
    '<button id="question" aria-controls="panel">Question</button><div hidden id="panel"><p>HIPAA</p></div>',
  ],
  ['details', '<details><summary>More</summary><p>HIPAA</p></details>'],
])('%s that hides the words is opened', async (_, html) => {
  const { isShown, target } = await open(html, 'HIPAA')
  expect(isShown).toBe(true)
  expect(target).toBe('HIPAA')
})

test('words of the section that the address names come before the rest of the page', async () => {
  const html =
    '<p>Backups kept for 30 days.</p><section><h2 id="terms">Data</h2><p>Backups end.</p></section>'
  expect((await open(html, 'Backups kept', 'terms')).target).toBe('Backups end.')
  expect((await open(html, 'days', 'terms')).target).toBe('Backups kept for 30 days.')
})

test('a copy that nothing can open is passed over', async () => {
  const { target } = await open('<p hidden>HIPAA, hidden</p><p>HIPAA</p>', 'HIPAA')
  expect(target).toBe('HIPAA')
})
