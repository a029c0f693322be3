import { describe, expect, it } from 'vitest'
import type { RouteEntry } from '@fivefold/shared/routing/remote-contract'
import { routeList } from '../route-list'
import {
  caseStudyResults,
  pageResults,
  resourceResults,
  resultsMatching,
  resultsOfTab,
  routesFor,
  type SearchResult,
} from './site-search'

const pages = pageResults(routeList)
const result = (change: Partial<SearchResult>): SearchResult => ({
  id: 'a',
  title: 'Guide to connectors',
  description: 'How to plan them',
  type: 'resource',
  url: '/resources',
  category: 'Integrations',
  ...change,
})

describe('the site search', () => {
  it('finds the query in title, description or category, in any case', () => {
    const results = [result({})]
    for (const query of ['guide TO', 'plan', 'integrations', '  connectors ']) {
      expect(resultsMatching(results, query)).toEqual(results)
    }
    expect(resultsMatching(results, 'to plan guide')).toEqual([])
  })

  it('finds nothing for a blank query', () => {
    expect(resultsMatching([result({})], '   ')).toEqual([])
  })

  it('treats the query as text, not as a pattern', () => {
    expect(resultsMatching([result({})], 'guide.*')).toEqual([])
    expect(resultsMatching([result({ title: 'C++ (beta)' })], 'c++ (')).toHaveLength(1)
  })

  it('finds products and pages of the published route lists', () => {
    const found = resultsMatching(pages, 'cortex')
    expect(found[0]).toMatchObject({ title: 'Cortex Companion', type: 'product', url: '/cortex' })
    expect(resultsMatching(pages, 'newsroom').map(({ url }) => url)).toEqual(['/newsroom'])
  })

  it('hides pages that the visitor may not see', () => {
    const routes: RouteEntry[] = [
      { ...routeList[0], path: '/open', access: { signIn: false } },
      { ...routeList[0], path: '/mine', access: { signIn: true } },
      { ...routeList[0], path: '/admin', access: { signIn: true, roles: ['admin'] } },
    ]
    const seenBy = (role?: string) => routesFor(routes, role).map(({ path }) => path)
    expect(seenBy()).toEqual(['/open'])
    expect(seenBy('customer')).toEqual(['/open', '/mine'])
    expect(seenBy('admin')).toEqual(['/open', '/mine', '/admin'])
  })

  it('lists products first', () => {
    const found = resultsMatching(
      [result({ type: 'case-study' }), result({ type: 'page' }), result({ type: 'product' })],
      'guide',
    )
    expect(found.map(({ type }) => type)).toEqual(['product', 'page', 'case-study'])
  })

  it('links a resource to its category and a case study to the case studies', () => {
    const shared = { description: '', created_at: '', updated_at: '', published_at: null }
    const [resource] = resourceResults([
      {
        ...shared,
        id: 'r1',
        title: 'Connector guide',
        type: 'guide',
        category: 'Guides',
        author: '',
        is_featured: false,
        is_gated: false,
        tags: [],
        reading_time: 5,
        view_count: 0,
        download_count: 0,
      },
    ])
    expect(resource).toMatchObject({ type: 'resource', url: '/resources?category=Guides' })
    const [study] = caseStudyResults([
      {
        ...shared,
        id: 'c1',
        title: 'Faster claims',
        company_name: 'Medica',
        industry: 'Healthcare',
        company_size: '',
        challenge: '',
        solution: '',
        results: [],
        testimonial: '',
        testimonial_author: '',
        testimonial_role: '',
        technologies: [],
        is_featured: false,
      },
    ])
    expect(study).toMatchObject({
      type: 'case-study',
      url: '/case-studies',
      category: 'Healthcare',
    })
  })

  it('sorts results into tabs; pages appear only under All', () => {
    const results = [
      result({ type: 'product' }),
      result({ type: 'page' }),
      result({ type: 'resource' }),
      result({ type: 'case-study' }),
    ]
    expect(resultsOfTab(results, 'all')).toHaveLength(4)
    expect(resultsOfTab(results, 'products')).toHaveLength(1)
    expect(resultsOfTab(results, 'resources')).toHaveLength(1)
    expect(resultsOfTab(results, 'case-studies')).toHaveLength(1)
  })
})
