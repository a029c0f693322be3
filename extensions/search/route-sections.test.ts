import { expect, test } from 'vitest'
import type { RouteEntry } from '../../shared/contract/routing/remote-contract'
import { routeSections, withoutCopies } from './route-sections'

const route: RouteEntry = {
  path: '/pricing',
  title: 'Pricing',
  description: 'Plans and prices.',
  access: { signIn: false },
  prerender: true,
  indexed: true,
  searchTexts: [{ title: 'Hidden', text: 'Behind a tab.', url: '/pricing?tab=2' }],
}
const html =
  '<main><h1>Pay less</h1><p>Start small.</p><h2 id="faq">Questions</h2><h3>Refund?</h3><p>Yes.</p></main>'
const rendered = { html, styles: '', hasContent: true }

test('a page is found by its title and description, its sections at their anchors', () => {
  expect(routeSections(route, rendered)).toEqual([
    {
      url: '/pricing',
      title: 'Pricing',
      page: '',
      text: 'Plans and prices. Pay less · Start small.',
    },
    { url: '/pricing#faq', title: 'Questions', page: 'Pricing', text: 'Refund?' },
    { url: '/pricing#faq', title: 'Refund?', page: 'Pricing', above: 'Questions', text: 'Yes.' },
    { url: '/pricing?tab=2', title: 'Hidden', page: 'Pricing', text: 'Behind a tab.' },
  ])
})

test('an answer takes the place of a heading, and is found by it', () => {
  const answer = { title: 'Refund: yes', url: '/pricing#faq', asked: 'money back' }
  const sections = routeSections({ ...route, searchTexts: [answer] }, rendered)
  expect(sections.findLast(({ url }) => url === answer.url)).toEqual({
    ...answer,
    page: 'Pricing',
    text: 'Refund?',
    asked: 'Questions · money back',
  })
  expect(sections.map(({ title }) => title)).not.toContain('Questions')
})

test('an answer at no section of its page is refused', () => {
  const answer = { title: 'Refund: yes', url: '/pricing#gone' }
  expect(() => routeSections({ ...route, searchTexts: [answer] }, rendered)).toThrow(
    'The route list of /pricing names /pricing#gone in searchTexts without a text',
  )
})

test.each([
  ['guarded', { ...route, access: { signIn: true } }, rendered],
  ['not listed', { ...route, indexed: false }, rendered],
  ['one of many addresses', { ...route, path: '/blog/:id' }, rendered],
  ['only a skeleton', route, { ...rendered, hasContent: false }],
  ['not prerendered', route, null],
])(
  'the content of a page that is %s is not published, only the texts of its route list',
  (_, page, content) => {
    expect(routeSections(page, content).map(({ title }) => title)).toEqual(['Hidden'])
  },
)

test('the first of two addresses of one page is found', () => {
  const other = { ...route, path: '/prices' }
  const sections = [...routeSections(route, rendered), ...routeSections(other, rendered)]
  expect(withoutCopies(sections).map(({ url }) => url)).not.toContain('/prices#faq')
})
