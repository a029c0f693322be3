import { expect, test } from 'vitest'
import { pageOutline } from './page-outline'

test('keeps the shape of each element and the width of each word', () => {
  expect(pageOutline('<h1 class="a b">Tom &amp; Ann</h1><input type="text" data-wide/>')).toBe(
    '<h1 class="a b"><s data-w="nnnii n nnn"></s></h1><input type="text" data-wide/>',
  )
})

test('keeps no texts, names, links or actions', () => {
  const form =
    '<form id="_r_1_" action="/x"><label for="_r_2_">Name</label>' +
    '<input name="name" value="a &gt; b" autoComplete="name" required="" aria-required="true"/>' +
    '<a href="/portal" style="color:red">Go</a></form>'
  expect(pageOutline(form)).toBe(
    '<form><label><s data-w="nnnnii"></s></label><input/><a><s data-w="nni"></s></a></form>',
  )
})

test('replaces elements that are invalid without their text or name', () => {
  expect(pageOutline('<th scope="row"><time dateTime="2026-10-29">Wed 12</time></th>')).toBe(
    '<th scope="row"><span><s data-w="nnnii nn"></s></span></th>',
  )
  expect(pageOutline('<nav aria-label="Workspace" class="a">Go</nav>')).toBe(
    '<div class="a"><s data-w="nni"></s></div>',
  )
})

test('leaves out comments and drawings', () => {
  const icon = '<svg class="i" viewBox="0 0 24 24" aria-hidden="true"><path d="M0 0"></path></svg>'
  expect(pageOutline(`<p>${icon}<!-- -->5<!--/$--></p>`)).toBe(
    '<p><svg class="i" viewBox="0 0 24 24"></svg><s data-w="n"></s></p>',
  )
})

test('keeps no text where an element cannot stand', () => {
  expect(pageOutline('<textarea rows="4">Dear team</textarea><option>All</option>')).toBe(
    '<textarea rows="4"></textarea><option></option>',
  )
})

test.each([
  ['Documents', 9],
  ['Illinois', 4.8],
  ['WWW', 5.5],
  ['a', 0.9],
])('%s is %d letters n wide in the web font, and so is its place', (word, expected) => {
  const [, drawn = ''] = /"(.*)"/.exec(pageOutline(word)) ?? []
  const width = [...drawn].reduce((sum, letter) => sum + (letter === 'i' ? 0.4 : 1), 0)
  expect(Math.abs(width - expected)).toBeLessThanOrEqual(0.3)
})
