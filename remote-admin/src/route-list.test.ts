import { expect, it } from 'vitest'
import { routeList } from './route-list'

it('the dashboard is for admins only, and neither prerendered nor indexed', () => {
  expect(routeList).toMatchObject([
    {
      path: '/admin',
      access: { signIn: true, roles: ['admin'] },
      prerender: false,
      indexed: false,
    },
  ])
})

it('the dashboard is described in 120 to 155 characters', () => {
  const [{ description }] = routeList
  expect(description.length).toBeGreaterThanOrEqual(120)
  expect(description.length).toBeLessThanOrEqual(155)
})
