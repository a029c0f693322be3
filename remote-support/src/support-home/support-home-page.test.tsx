// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { article } from '../testing/article'
import {
  currentAddress,
  renderPage,
  skipVisibilityChecks,
} from '@fivefold/shared/testing/render-page'
import { startStoreWith } from '../testing/start-store'
import { SupportHomePage } from './support-home-page'

beforeAll(() => {
  skipVisibilityChecks()
  startStoreWith(
    [12, 40, 31, 5].map((views) =>
      article({ id: `views-${views}`, title: `Read ${views} times`, view_count: views }),
    ),
  )
})
const open = () => renderPage(SupportHomePage, '/support')
const field = () => screen.getByRole('searchbox', { name: 'Search support' })
const linkTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href')

describe('the search of the support home', () => {
  it('goes to the matching articles on Enter', async () => {
    const { person } = open()
    await person.type(field(), '  reset & retry {Enter}')
    await waitFor(() => expect(currentAddress()).toBe('/support/kb?search=reset+%26+retry'))
  })

  it('goes to the matching articles on Search', async () => {
    const { person } = open()
    await person.type(field(), 'token')
    await person.click(screen.getByRole('button', { name: 'Search' }))
    await waitFor(() => expect(currentAddress()).toBe('/support/kb?search=token'))
  })

  it.each(['', '   '])('stays on the page for the blank search %j', async (blank) => {
    const { person } = open()
    await person.click(field())
    await person.keyboard(`${blank}{Enter}`)
    await person.click(screen.getByRole('button', { name: 'Search' }))
    expect(currentAddress()).toBe('/support')
  })
})

describe('the ways to get help', () => {
  it('lead to the knowledge base, to a new ticket and to an email', () => {
    open()
    expect(linkTo('Knowledge Base')).toBe('/support/kb')
    expect(linkTo('Submit a Ticket')).toBe('/support/tickets/new')
    expect(linkTo('Email Support')).toBe('mailto:support@fivefold.example')
  })

  it('show the emergency line without an action', () => {
    open()
    const heading = screen.getByRole('heading', { name: 'Emergency Support' })
    const tile = heading.parentElement
    if (tile === null) throw new Error('no tile')
    within(tile).getByText('24/7')
    expect(within(tile).queryAllByRole('link')).toEqual([])
    expect(within(tile).queryAllByRole('button')).toEqual([])
    expect(within(tile).getAllByRole('listitem')[0]?.textContent).toMatch(/priority Critical/)
  })

  it('list the three most read articles', async () => {
    open()
    await screen.findByText('Read 40 times')
    const links = within(screen.getByRole('list', { name: 'Most read' })).getAllByRole('link')
    expect(links.map((link) => link.textContent)).toEqual([
      'Read 40 times',
      'Read 31 times',
      'Read 12 times',
    ])
    expect(links[0]?.getAttribute('href')).toBe('/support/kb?article=views-40')
  })
})

describe('the response times', () => {
  it('are 24/7 in an emergency, 2 hours for support and 4 hours for sales', () => {
    open()
    const times = within(screen.getByRole('region', { name: 'Response times' }))
    const answers = times.getAllByRole('term').map((team) => {
      const time = team.nextElementSibling
      return [team.textContent, time?.textContent]
    })
    expect(answers).toEqual([
      ['Emergency', '24/7'],
      ['Technical support', 'within 2 hours'],
      ['Sales', 'within 4 hours'],
    ])
  })
})
