// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { leadSource, leadSourceOf, rememberLeadSource } from './lead-source'

const refuse = () => {
  throw new DOMException('refused', 'SecurityError')
}

const visit = (address: string) => window.history.replaceState(null, '', address)

describe('the source of a lead', () => {
  beforeEach(() => {
    window.sessionStorage.clear()
    visit('/')
  })

  it('is empty when no URL has one', () => {
    expect(leadSource()).toEqual({})
  })

  it('reads only the campaign parameters and the referral code', () => {
    visit('/demo?utm_source=news&utm_campaign=q1&ref=fivefold-ABC123&page=2')
    expect(leadSource()).toEqual({
      utm_source: 'news',
      utm_campaign: 'q1',
      ref: 'fivefold-ABC123',
    })
  })

  it('is stored from the landing page to the form', () => {
    visit('/?utm_source=news')
    rememberLeadSource()
    visit('/demo')
    expect(leadSource()).toEqual({ utm_source: 'news' })
  })

  it('is the latest campaign', () => {
    visit('/?utm_source=news')
    rememberLeadSource()
    visit('/pricing?utm_source=partner')
    expect(leadSource()).toEqual({ utm_source: 'partner' })
  })

  it('drops blank values and cuts long ones', () => {
    const query = new URLSearchParams({ utm_source: '  ', utm_term: 'x'.repeat(500) })
    expect(leadSourceOf(query)).toEqual({ utm_term: 'x'.repeat(100) })
  })

  it('falls back to the URL when session storage is blocked', () => {
    const getItem = vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse)
    const setItem = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse)
    visit('/demo?utm_source=news')
    expect(leadSource()).toEqual({ utm_source: 'news' })
    getItem.mockRestore()
    setItem.mockRestore()
  })
})
