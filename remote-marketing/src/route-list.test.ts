import { describe, expect, it } from 'vitest'
import type { RouteEntry } from '@fivefold/shared/routing/remote-contract'
import { routeList } from './route-list'

const routes: readonly RouteEntry[] = routeList
const entries = routes.flatMap((route) => route.search ?? [])

describe('the route list', () => {
  it('lists every path once', () => {
    expect(new Set(routes.map((route) => route.path)).size).toBe(routes.length)
  })

  it.each(routes.map((route) => [route.path, route.description]))(
    'describes %s in 115 to 155 characters',
    (_path, description) => {
      expect(description.length).toBeGreaterThanOrEqual(115)
      expect(description.length).toBeLessThanOrEqual(155)
    },
  )

  it('keeps search results and single posts out of search engines', () => {
    expect(routes.filter((route) => !route.indexed).map((route) => route.path)).toEqual([
      '/search',
      '/blog/:id',
    ])
  })

  it('makes the five products searchable, each at its own URL', () => {
    const products = entries.filter((entry) => entry.type === 'product')
    expect(products.map((entry) => [entry.title, entry.url])).toEqual([
      ['Cortex Companion', '/cortex'],
      ['Integ', '/platform#integ'],
      ['Data Pipelines', '/platform#pipelines'],
      ['Smart Workflows', '/platform#workflows'],
      ['SCD', '/platform#scd'],
    ])
  })

  it('gives each search entry its own URL', () => {
    expect(new Set(entries.map((entry) => entry.url)).size).toBe(entries.length)
  })

  it('links only to listed pages', () => {
    const known = new Set(routes.map((route) => route.path))
    for (const { url } of entries) expect(known).toContain(url.replace(/#.*/, ''))
  })
})
