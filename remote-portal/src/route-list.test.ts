import { describe, expect, it } from 'vitest'
import { routeList } from './route-list'
import { routes } from './routes'

describe('the route list', () => {
  it('has a page for each route', () => {
    expect(Object.keys(routes.pages)).toEqual(['/portal', '/profile'])
  })

  it('requires a sign-in and keeps the pages out of search engines', () => {
    for (const route of routeList) {
      expect(route).toMatchObject({ access: { signIn: true }, prerender: false, indexed: false })
    }
  })

  it('describes each page in 120 to 155 characters', () => {
    for (const { description } of routeList) {
      expect(description.length).toBeGreaterThanOrEqual(120)
      expect(description.length).toBeLessThanOrEqual(155)
    }
  })
})
