// @vitest-environment jsdom
import { renderToString } from 'react-dom/server'
import { act, screen, waitFor, within } from '@testing-library/react'
import { BrowserRouter } from '@fivefold/shared/routing/link'
import { readState } from '@fivefold/shared/store/site-store'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { article } from '../testing/article'
import { pasteInto } from '@fivefold/shared/testing/paste-into'
import {
  currentAddress,
  renderPage,
  skipVisibilityChecks,
} from '@fivefold/shared/testing/render-page'
import { startStoreWith } from '../testing/start-store'
import { KnowledgeBasePage } from './knowledge-base-page'

const longText = `${'Open the sign-in page. '.repeat(12)}Then choose Forgot password.`
const tomorrow = new Date(Date.now() + 86_400_000).toISOString()

beforeAll(() => {
  skipVisibilityChecks()
  startStoreWith([
    article({ id: 'reset', title: 'Reset a password', category: 'Account', view_count: 500 }),
    article({ id: 'rules', title: 'PASSWORD rules', category: 'Account', view_count: 900 }),
    article({
      id: 'salesforce',
      title: 'Connect Salesforce',
      category: 'Integrations',
      content: longText,
      view_count: 700,
      helpful_count: 4,
      not_helpful_count: 2,
    }),
    article({ id: 'draft', title: 'Password draft', view_count: 9_999, is_published: false }),
    article({ id: 'future', title: 'Password news', view_count: 9_998, published_at: tomorrow }),
    article({ id: 'tie-1', title: 'Tie one', category: 'Ties', view_count: 300 }),
    article({ id: 'tie-2', title: 'Tie two', category: 'Ties', view_count: 300 }),
  ])
})
const open = async (address = '/support/kb') => {
  const page = renderPage(KnowledgeBasePage, address)
  await screen.findByRole('button', { name: 'Ties' })
  return page
}
const titles = () => screen.queryAllByRole('heading', { level: 2 }).map((h) => h.textContent)
const card = (title: string) => screen.getByRole('article', { name: title })
const field = () => screen.getByRole('searchbox', { name: 'Search articles' })
const stored = (id: string) => {
  const found = readState().kbArticles.find((each) => each.id === id)
  if (!found) throw new Error(`no article ${id}`)
  return found
}
const goBack = () => act(() => window.history.back())

describe('the list', () => {
  it('is prerendered with the seeds and ignores the query', () => {
    window.history.pushState(null, '', '/support/kb?search=salesforce')
    const html = renderToString(
      <BrowserRouter>
        <KnowledgeBasePage />
      </BrowserRouter>,
    )
    expect(html.match(/<article/g)).toHaveLength(2)
    expect(html).toContain('Loading articles...')
    expect(html).toContain('value=""')
  })

  it('shows published articles that are due, the most viewed first', async () => {
    await open()
    expect(titles().slice(0, 5)).toEqual([
      'PASSWORD rules',
      'Connect Salesforce',
      'Reset a password',
      'Tie one',
      'Tie two',
    ])
    expect(screen.queryByText('Password draft')).toBeNull()
    expect(screen.queryByText('Password news')).toBeNull()
  })

  it('shows category, title, the first 200 characters, views and both buttons', async () => {
    await open()
    const salesforce = within(card('Connect Salesforce'))
    salesforce.getByText('Integrations')
    salesforce.getByText(`${longText.slice(0, 200)}…`)
    salesforce.getByText('700 views')
    salesforce.getByRole('button', { name: /^Helpful \(4\)/ })
    salesforce.getByRole('button', { name: /^Not helpful \(2\)/ })
    expect(salesforce.getAllByRole('button')).toHaveLength(2)
  })
})

describe('the search', () => {
  it('matches titles in any case and marks the match', async () => {
    const { person } = await open()
    await person.type(field(), 'passWORD')
    expect(screen.getAllByRole('article')).toHaveLength(2)
    expect(within(card('Reset a password')).getByText('password').tagName).toBe('MARK')
    expect(within(card('PASSWORD rules')).getByText('PASSWORD').tagName).toBe('MARK')
  })

  it('says when nothing matches and offers all articles', async () => {
    const { person } = await open()
    await person.type(field(), 'zzz')
    screen.getByText('No articles found. Try a different search.')
    expect(screen.queryAllByRole('article')).toHaveLength(0)
    await person.click(screen.getByRole('button', { name: 'Show all articles' }))
    expect(screen.getAllByRole('article')).toHaveLength(5)
    expect(document.activeElement).toBe(field())
  })

  it('is read from the URL', async () => {
    await open('/support/kb?search=salesforce')
    expect(field()).toHaveProperty('value', 'salesforce')
    expect(screen.getAllByRole('article')).toHaveLength(1)
  })

  it('is kept in the URL without a history entry per letter', async () => {
    const { person } = await open()
    const entries = window.history.length
    await person.type(field(), 'tie')
    await waitFor(() => expect(currentAddress()).toBe('/support/kb?search=tie'))
    expect(window.history.length).toBe(entries)
    await person.clear(field())
    await waitFor(() => expect(currentAddress()).toBe('/support/kb'))
  })

  it('treats blanks, markup and right-to-left text as text', async () => {
    const { person } = await open()
    await person.type(field(), '   ')
    expect(screen.getAllByRole('article')).toHaveLength(5)
    await pasteInto(person, field(), '<script>alert(1)</script> שלום')
    screen.getByText('No articles found. Try a different search.')
    expect(document.querySelector('main script, form script')).toBeNull()
  })

  it('announces the number of articles', async () => {
    const { person } = await open()
    await person.type(field(), 'tie')
    const announcement = await screen.findByText('2 articles for “tie”')
    expect(announcement.getAttribute('aria-live')).toBe('polite')
  })

  it('shows what a misspelled word may mean in place of the list', async () => {
    const { person } = await open()
    await pasteInto(person, field(), 'salesforec')
    const related = within(await screen.findByRole('region', { name: 'Related results' }))
    related.getByRole('link', { name: 'Connect Salesforce' })
    screen.getByText('No articles found. Try a different search.')
    expect(screen.queryAllByRole('article')).toHaveLength(0)
  })
})

describe('the answers below the articles', () => {
  const answers = () =>
    within(screen.getByRole('region', { name: 'Asked most' })).getAllByRole('link')

  it('are all listed, and are no cards', async () => {
    await open()
    expect(answers()).toHaveLength(12)
    expect(screen.getAllByRole('article')).toHaveLength(5)
    expect(answers()[0]?.getAttribute('href')).toBe('/support/kb/sign-in')
  })

  it('are searched like articles: a match of theirs is a match', async () => {
    const { person } = await open()
    await pasteInto(person, field(), 'rate limits')
    expect(answers().map((link) => link.textContent)).toEqual(['API keys and rate limits'])
    expect(screen.queryByText('No articles found. Try a different search.')).toBeNull()
    await screen.findByText('0 articles and 1 answer for “rate limits”')
    await pasteInto(person, field(), ' zzz')
    screen.getByText('No articles found. Try a different search.')
    expect(screen.queryByRole('region', { name: 'Asked most' })).toBeNull()
  })
})

describe('the categories', () => {
  it('start with All Articles and filter the list', async () => {
    const { person } = await open()
    const chips = within(screen.getByRole('group', { name: 'Category' })).getAllByRole('button')
    expect(chips.map((chip) => chip.textContent)).toEqual([
      'All Articles',
      'Account',
      'Integrations',
      'Ties',
    ])
    expect(chips.map((chip) => chip.getAttribute('aria-pressed'))).toEqual([
      'true',
      'false',
      'false',
      'false',
    ])
    await person.click(screen.getByRole('button', { name: 'Account' }))
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2))
    expect(currentAddress()).toBe('/support/kb?category=Account')
    await person.type(field(), 'reset')
    expect(screen.getAllByRole('article')).toHaveLength(1)
    await person.click(screen.getByRole('button', { name: 'All Articles' }))
    await waitFor(() => expect(currentAddress()).toBe('/support/kb?search=reset'))
  })
})

describe('a click on a card', () => {
  it('counts a view and opens the whole article under its own URL; Back closes it', async () => {
    const { person } = await open()
    const before = stored('salesforce').view_count
    await person.click(within(card('Connect Salesforce')).getByRole('link'))
    await within(card('Connect Salesforce')).findByText(longText)
    expect(currentAddress()).toBe('/support/kb?article=salesforce')
    expect(stored('salesforce').view_count).toBe(before + 1)
    within(card('Connect Salesforce')).getByText(`${before + 1} views`)
    goBack()
    await waitFor(() => expect(currentAddress()).toBe('/support/kb'))
    await screen.findByText(`${longText.slice(0, 200)}…`)
    expect(stored('salesforce').view_count).toBe(before + 1)
  })

  it('keeps the search for Back', async () => {
    const { person } = await open()
    await person.type(field(), 'sales')
    await person.click(within(card('Connect Salesforce')).getByRole('link'))
    await waitFor(() =>
      expect(currentAddress()).toBe('/support/kb?search=sales&article=salesforce'),
    )
    goBack()
    await waitFor(() => expect(currentAddress()).toBe('/support/kb?search=sales'))
    expect(field()).toHaveProperty('value', 'sales')
  })

  it('moves no card until the next search sorts them', async () => {
    const { person } = await open()
    await person.click(within(card('Tie two')).getByRole('link'))
    await waitFor(() => expect(stored('tie-2').view_count).toBe(301))
    expect(titles().indexOf('Tie two')).toBeGreaterThan(titles().indexOf('Tie one'))
    await person.type(field(), 'tie')
    expect(titles().slice(0, 2)).toEqual(['Tie two', 'Tie one'])
  })

  it('is undone by Close article, which focuses the title; the next click counts again', async () => {
    const { person } = await open('/support/kb?article=salesforce')
    await person.click(screen.getByRole('link', { name: 'Close article' }))
    await waitFor(() => expect(currentAddress()).toBe('/support/kb'))
    const title = within(card('Connect Salesforce')).getByRole('link')
    expect(document.activeElement).toBe(title)
    const before = stored('salesforce').view_count
    await person.keyboard('{Enter}')
    await waitFor(() => expect(stored('salesforce').view_count).toBe(before + 1))
  })
})

describe('an article opened by its URL', () => {
  it('counts one view, and none on a reload', async () => {
    const before = stored('rules').view_count
    const { unmount } = await open('/support/kb?article=rules')
    await waitFor(() => expect(stored('rules').view_count).toBe(before + 1))
    unmount()
    renderPage(KnowledgeBasePage, '/support/kb?article=rules', window.history.state)
    await screen.findByRole('link', { name: 'Close article' })
    expect(stored('rules').view_count).toBe(before + 1)
  })

  it('closes when a new search starts', async () => {
    const { person } = await open('/support/kb?article=salesforce')
    await person.type(field(), 'tie')
    expect(titles().slice(0, 2).toSorted()).toEqual(['Tie one', 'Tie two'])
    await waitFor(() => expect(currentAddress()).toBe('/support/kb?search=tie'))
  })

  it('says when it is not available, and never shows a draft', async () => {
    await open('/support/kb?article=draft')
    screen.getByText('This article is not available')
    expect(screen.queryByText('Password draft')).toBeNull()
  })
})

describe('a visitor who finds no answer', () => {
  const ticket = () => screen.getByRole('link', { name: 'Submit a ticket' }).getAttribute('href')

  it('opens a ticket about the open article, otherwise about the search', async () => {
    const { person } = await open()
    expect(ticket()).toBe('/support/tickets/new')
    await person.type(field(), 'sales')
    await waitFor(() => expect(ticket()).toBe('/support/tickets/new?subject=sales'))
    await person.click(within(card('Connect Salesforce')).getByRole('link'))
    await waitFor(() => expect(ticket()).toBe('/support/tickets/new?article=salesforce'))
  })
})

describe('feedback', () => {
  it('counts once for each browser and never as a view; it can be changed and taken back', async () => {
    const { person } = await open()
    const before = stored('reset')
    const buttons = within(card('Reset a password'))
    const press = (name: RegExp) => person.click(buttons.getByRole('button', { name }))
    const counts = (helpful: number, notHelpful: number) =>
      expect(stored('reset')).toMatchObject({
        helpful_count: before.helpful_count + helpful,
        not_helpful_count: before.not_helpful_count + notHelpful,
        view_count: before.view_count,
      })

    await press(/^Helpful/)
    await screen.findByText('Thank you!')
    screen.getByText('Your feedback helps us improve.')
    counts(1, 0)
    buttons.getByRole('button', { name: /^Helpful \(1\)/, pressed: true })
    await press(/^Not helpful/)
    counts(0, 1)
    await press(/^Not helpful/)
    await screen.findByText('Feedback taken back')
    counts(0, 0)
    expect(buttons.queryByRole('button', { pressed: true })).toBeNull()
    expect(currentAddress()).toBe('/support/kb')
  })
})

describe('articles that cannot be read', () => {
  it('are reported as a failure instead of the list', async () => {
    const log = vi.spyOn(console, 'error').mockReturnValue(undefined)
    const clock = vi.spyOn(Date, 'parse').mockImplementation(() => {
      throw new RangeError('this browser reads no dates')
    })
    renderPage(KnowledgeBasePage, '/support/kb')
    const alert = await screen.findByRole('alert')
    within(alert).getByText('Error')
    within(alert).getByText('Failed to load articles')
    expect(screen.queryByText('No articles found. Try a different search.')).toBeNull()
    screen.getByRole('button', { name: 'Try again' })
    clock.mockRestore()
    log.mockRestore()
  })
})
