import { describe, expect, it } from 'vitest'
import { routeList } from './route-list'
import { routes } from './routes'

describe('every path of support', () => {
  it.each(routeList.map(({ path }) => path))('%s has a page', async (path) => {
    expect(await routes.pages[path]?.()).toBeTypeOf('function')
  })
})
