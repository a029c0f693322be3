import { expect, test } from 'vitest'
import { routeAt } from './route-at'

const routes = ['/', '/blog/:id', '/blog/archive', '/invoices/:year/:id'].map((path) => ({ path }))

test.each([
  ['/', '/'],
  ['/blog/any-one', '/blog/:id'],
  ['/blog/any-one/', '/blog/:id'],
  ['/blog/a%2Fb', '/blog/:id'],
  ['/blog/archive', '/blog/archive'],
  ['/blog/ARCHIVE', '/blog/:id'],
  ['/invoices/2026/7', '/invoices/:year/:id'],
  ['/BLOG/any-one', undefined],
  ['/%62log/any-one', undefined],
  ['/blog', undefined],
  ['/blog/', undefined],
  ['/blog/a/b', undefined],
  ['/blog/%', undefined],
  ['/blog/script.js', undefined],
])('the page at %s is that of %s', (address, path) => {
  expect(routeAt(routes, address)?.path).toBe(path)
})
