import { describe, expect, it } from 'vitest'
import { scrollTarget, type Visit } from './scroll-target'

const visit = (change: Partial<Visit> = {}): Visit => ({
  key: 'b',
  pathname: '/platform',
  search: '',
  hash: '',
  navigation: 'PUSH',
  ...change,
})
const home = visit({ key: 'a', pathname: '/' })

describe('the scroll position of a page that is shown', () => {
  it('starts a new page at the top', () => {
    expect(scrollTarget(home, visit(), undefined)).toBe('top')
  })

  it('starts at the top even if an earlier visit of the entry left a position', () => {
    expect(scrollTarget(home, visit(), 400)).toBe('top')
  })

  it('shows the section that the anchor names, also on the first load', () => {
    const target = { anchor: '#integ' }
    expect(scrollTarget(home, visit({ hash: '#integ' }), undefined)).toEqual(target)
    expect(
      scrollTarget(undefined, visit({ hash: '#integ', navigation: 'POP' }), undefined),
    ).toEqual(target)
  })

  it('restores the position on back, forward and reload, before any anchor', () => {
    const back = visit({ hash: '#integ', navigation: 'POP' })
    expect(scrollTarget(home, back, 720)).toEqual({ top: 720 })
  })

  it('does not scroll when only the query changes', () => {
    const filtered = visit({ key: 'c', search: '?industry=Retail', navigation: 'REPLACE' })
    expect(scrollTarget(visit(), filtered, undefined)).toBe('stay')
  })

  it('does not scroll when only the state of the entry is replaced', () => {
    const noted = visit({ key: 'c', navigation: 'REPLACE' })
    expect(scrollTarget(visit(), noted, undefined)).toBe('stay')
  })

  it('goes to the top when a link leads to the page itself', () => {
    expect(scrollTarget(visit(), visit({ key: 'c' }), undefined)).toBe('top')
  })

  it('does not scroll again for a visit that was shown', () => {
    expect(scrollTarget(visit(), visit(), 300)).toBe('stay')
  })
})
