import { expect, test } from 'vitest'
import { pageOutline } from './page-outline'

test('keeps the shape of each element and the width of each word', () => {
  expect(pageOutline('<h1 class="a b">Tom &amp; Ann</h1><input type="text" data-wide/>')).toBe(
    '<h1 class="a b">Fum n Cnn</h1><input type="text" data-wide/>',
  )
})

test('keeps no texts, names, links or actions', () => {
  const form =
    '<form id="_r_1_" action="/x"><label for="_r_2_">Name</label>' +
    '<input name="name" value="a &gt; b" autoComplete="name" required="" aria-required="true"/>' +
    '<a href="/portal" style="color:red">Go</a></form>'
  expect(pageOutline(form)).toBe('<form><label>Came</label><input/><a>Ou</a></form>')
})

test('replaces elements that are invalid without their text or name', () => {
  expect(pageOutline('<th scope="row"><time dateTime="2026-10-29">Wed 12</time></th>')).toBe(
    '<th scope="row"><span>Wen ee</span></th>',
  )
  expect(pageOutline('<nav aria-label="Workspace" class="a">Go</nav>')).toBe(
    '<div class="a">Ou</div>',
  )
})

test('leaves out comments and drawings', () => {
  const icon = '<svg class="i" viewBox="0 0 24 24" aria-hidden="true"><path d="M0 0"></path></svg>'
  expect(pageOutline(`<p>${icon}<!-- -->5<!--/$--></p>`)).toBe(
    '<p><svg class="i" viewBox="0 0 24 24"></svg>e</p>',
  )
})
