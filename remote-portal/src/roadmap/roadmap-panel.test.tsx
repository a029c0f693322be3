// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { RoadmapItem } from '@fivefold/shared/domain/roadmap/roadmap-item'
import { readState } from '@fivefold/shared/store/site-store'
import { PortalPage } from '../portal/portal-page'
import { currentAddress, renderPage } from '@fivefold/shared/testing/render-page'
import { beginAs, customer } from '../testing/store-for-tests'
import { arrangeStore } from '@fivefold/shared/testing/arrange-store'

const memory = 'Shared memory for Cortex Companion teams'
const dryRuns = 'Dry runs for Smart Workflows'

const item = (title: string, votes: number, change: Partial<RoadmapItem> = {}): RoadmapItem => ({
  id: title,
  title,
  description: `${title} in a sentence`,
  category: 'Platform',
  status: 'planned',
  priority: 'medium',
  vote_count: votes,
  planned_release: '',
  created_at: '',
  updated_at: '',
  ...change,
})

const titles = () => screen.queryAllByRole('heading', { level: 3 }).map((one) => one.textContent)
const vote = (title: string) => screen.getByRole('button', { name: `Vote for ${title}` })
const isPressed = (button: HTMLElement) => button.getAttribute('aria-pressed') === 'true'
const onRoadmap = (search = '') => renderPage(PortalPage, `/portal?tab=roadmap${search}`)

beforeEach(() => beginAs(customer))

describe('the roadmap', () => {
  it('is sorted by votes', () => {
    arrangeStore({ roadmapItems: [item('few', 2), item('none', 0), item('many', 30)] })
    onRoadmap()
    expect(titles()).toEqual(['many', 'few', 'none'])
  })

  it('shows status, category, title, description, votes and release of each item', () => {
    onRoadmap()
    const article = within(screen.getByRole('article', { name: memory }))
    article.getByText('in-progress')
    article.getByText('Cortex Companion')
    article.getByText(/^Cortex Companion remembers decisions/)
    expect(vote(memory).textContent).toBe('128')
    article.getByText('Planned for Q1 2027')
  })

  it('shows no release when none is planned', () => {
    arrangeStore({ roadmapItems: [item('some day', 1)] })
    onRoadmap()
    expect(screen.queryByText(/^Planned for/)).toBeNull()
  })

  it('offers to request a feature when it is empty', () => {
    arrangeStore({ roadmapItems: [] })
    onRoadmap()
    const request = screen.getByRole('link', { name: 'Request a feature' })
    expect(request.getAttribute('href')).toBe('/support/tickets/new?category=Feature+Request')
  })
})

describe('a vote', () => {
  it('is added, counted and announced, and removed by a second press', async () => {
    const { person } = onRoadmap()
    await person.click(vote(dryRuns))
    expect(isPressed(vote(dryRuns))).toBe(true)
    expect(vote(dryRuns).textContent).toBe('75')
    screen.getByText(`Vote added: ${dryRuns} has 75 votes.`)
    await person.click(vote(dryRuns))
    expect(isPressed(vote(dryRuns))).toBe(false)
    expect(vote(dryRuns).textContent).toBe('74')
    expect(readState().roadmapVotes).toEqual([])
  })

  it('can be undone by keyboard: Undo follows the vote button', async () => {
    const { person } = onRoadmap()
    vote(dryRuns).focus()
    await person.keyboard(' ')
    await person.tab()
    expect(document.activeElement?.textContent).toBe('Undo')
    await person.keyboard('{Enter}')
    expect(vote(dryRuns).textContent).toBe('74')
    expect(document.activeElement).toBe(vote(dryRuns))
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull()
  })

  it('moves its item at once and keeps the focus, upwards and downwards', async () => {
    arrangeStore({ roadmapItems: [item('first', 5), item('second', 5), item('third', 1)] })
    const { person } = onRoadmap()
    await person.click(vote('second'))
    expect(titles()).toEqual(['second', 'first', 'third'])
    expect(document.activeElement).toBe(vote('second'))
    await person.click(vote('second'))
    expect(titles()).toEqual(['first', 'second', 'third'])
    expect(document.activeElement).toBe(vote('second'))
  })

  it('shows the page that its item moves to', async () => {
    arrangeStore({
      roadmapItems: Array.from({ length: 30 }, (_, index) => item(`item ${index}`, 5)),
    })
    const { person } = onRoadmap('&page=2')
    await person.click(vote('item 29'))
    expect(titles()[0]).toBe('item 29')
    expect(currentAddress()).toBe('/portal?tab=roadmap')
    expect(document.activeElement).toBe(vote('item 29'))
  })
})

describe('the roadmap filters', () => {
  it('filter by status and keep it in the URL', async () => {
    const { person } = onRoadmap()
    await person.click(screen.getByRole('button', { name: 'Planned' }))
    expect(titles()).toEqual([dryRuns])
    expect(currentAddress()).toBe('/portal?tab=roadmap&status=planned')
  })

  it('show own votes; a removed one stays until the filter changes', async () => {
    const { person } = onRoadmap()
    await person.click(vote(dryRuns))
    await person.click(screen.getByRole('button', { name: 'My votes 1' }))
    expect(titles()).toEqual([dryRuns])
    expect(currentAddress()).toBe('/portal?tab=roadmap&mine=1')
    await person.click(vote(dryRuns))
    expect(titles()).toEqual([dryRuns])
    await person.click(screen.getByRole('button', { name: 'My votes 0' }))
    await person.click(screen.getByRole('button', { name: 'My votes 0' }))
    expect(titles()).toEqual([])
    screen.getByText('You haven’t voted for any of these')
    await person.click(screen.getByRole('button', { name: 'Show everything' }))
    expect(titles()).toEqual([memory, dryRuns])
  })

  it('are read from the URL', () => {
    onRoadmap('&status=in-progress')
    expect(titles()).toEqual([memory])
  })
})
