import { readAddress } from '@fivefold/shared/address/address-schema'
import { ticketHref } from '@fivefold/shared/routing/paths'
import { describe, expect, it } from 'vitest'
import {
  listHrefFrom,
  portalAddress,
  portalTabHref,
  portalTabs,
  ticketHrefFrom,
} from './portal-address'

const portalTabIn = (query: URLSearchParams) => readAddress(portalAddress, query).tab
const searchOf = (href: string) => new URLSearchParams(href.split('?')[1])

describe('the URL of the portal', () => {
  it('starts with the overview, even when the tab is unknown', () => {
    expect(portalTabIn(new URLSearchParams())).toBe('overview')
    expect(portalTabIn(new URLSearchParams('tab=billing'))).toBe('overview')
  })

  it.each(portalTabs)('reads %s as it was written', (tab) => {
    expect(portalTabIn(searchOf(portalTabHref(tab)))).toBe(tab)
  })

  it('opens the tickets for a URL with only a ticket', () => {
    expect(portalTabIn(searchOf(ticketHref('t/1 &2')))).toBe('tickets')
    expect(searchOf(ticketHref('t/1 &2')).get('ticket')).toBe('t/1 &2')
  })

  it('keeps the filters of the list while one ticket is open', () => {
    const list = new URLSearchParams('tab=tickets&status=open&page=2')
    const opened = searchOf(ticketHrefFrom(list.toString(), 'a'))
    expect(opened.get('ticket')).toBe('a')
    expect(searchOf(listHrefFrom(opened.toString())).toString()).toBe(list.toString())
  })
})
