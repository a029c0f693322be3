// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest'
import { queryWith, replaceQuery } from './address-query'

describe('the query in the URL', () => {
  beforeEach(() => window.history.replaceState({ key: 'a' }, '', '/pricing?utm_source=x#faq'))

  it('changes and removes parameters and keeps the others', () => {
    expect(queryWith('?utm_source=x&users=60', { users: null, storage: '20' })).toBe(
      '?utm_source=x&storage=20',
    )
    expect(queryWith('?users=60', { users: null })).toBe('')
    expect(queryWith('', { compare: 'cortex,scd' })).toBe('?compare=cortex,scd')
  })

  it('cuts a long text between characters', () => {
    const written = new URLSearchParams(queryWith('', { search: 'a'.repeat(20_000) }))
    expect(written.get('search')).toBe('a'.repeat(200))
    const split = new URLSearchParams(queryWith('', { search: `${'a'.repeat(199)}😀` }))
    expect(split.get('search')).toBe('a'.repeat(199))
  })

  it('adds no history entry and keeps the anchor and the state of the entry', () => {
    const before = window.history.length
    replaceQuery({ users: '60' })
    expect(window.location.search).toBe('?utm_source=x&users=60')
    expect(window.location.hash).toBe('#faq')
    expect(window.history.state).toEqual({ key: 'a' })
    expect(window.history.length).toBe(before)
  })
})
