import { anchors, paths } from '@fivefold/shared/routing/paths'
import { expect, test } from 'vitest'
import { callLink, navigation, accountLink, plainLink } from './navigation-content'
import { linksOfMenu } from './navigation-entries'

const links = navigation.flatMap(linksOfMenu)
const addresses = new Set(
  [...links, plainLink, callLink, accountLink].map((link) => link?.to.replace(/\?.*/, '')),
)

/** The wordmark, the search, the account menu or another page links to these. */
const reachedOtherwise = new Set<string>([
  paths.home,
  paths.search,
  paths.blogPost,
  paths.profile,
  paths.admin,
])

test('every page of the site is in the navigation', () => {
  const missing = Object.values(paths).filter(
    (path) => !addresses.has(path) && !reachedOtherwise.has(path),
  )
  expect(missing).toEqual([])
})

test('every anchor that pages offer is in the navigation', () => {
  expect(Object.values(anchors).filter((anchor) => !addresses.has(anchor))).toEqual([])
  expect(links.map(({ to }) => to)).toContain('/resources?category=Whitepapers')
})

test('no link is listed twice', () => {
  expect(links.map(({ to }) => to)).toHaveLength(new Set(links.map(({ to }) => to)).size)
})
