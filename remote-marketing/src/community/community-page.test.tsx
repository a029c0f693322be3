// @vitest-environment happy-dom
import { BrowserRouter } from '@fivefold/shared/routing/link'
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react'
import { beforeEach, describe, expect, test } from 'vitest'
import { firstDiscussions } from './community-content'
import { CommunityPage } from './community-page'

beforeEach(() => {
  render(<CommunityPage />, { wrapper: BrowserRouter })
})

const titles = () =>
  screen.getAllByRole('article').map((row) => within(row).getByRole('heading').textContent)

function startDiscussion(texts: { Name?: string; Title?: string; Message?: string }) {
  fireEvent.click(screen.getByRole('button', { name: 'Start a Discussion' }))
  for (const [label, value] of Object.entries(texts))
    fireEvent.change(screen.getByLabelText(label), { target: { value } })
  fireEvent.click(screen.getByRole('button', { name: 'Post' }))
}

describe('a new discussion', () => {
  test('is listed first, trimmed, and the dialog closes', async () => {
    startDiscussion({ Name: ' Mina ', Title: ' Is it raining? ', Message: ' In Oslo. ' })
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(titles()[0]).toBe('Is it raining?')
    expect(titles()).toHaveLength(firstDiscussions.length + 1)
    const [row] = screen.getAllByRole('article')
    expect(row?.textContent).toContain('Mina')
    expect(row?.textContent).toContain('In Oslo.')
  })

  test.each([
    ['name', { Name: '  ', Title: 'A', Message: 'B' }],
    ['title', { Name: 'A', Title: '\t', Message: 'B' }],
    ['message', { Name: 'A', Title: 'B', Message: ' \n ' }],
    ['everything', {}],
  ])('is not posted when %s is blank; the dialog stays', async (_field, texts) => {
    startDiscussion(texts)
    await waitFor(() => expect(document.querySelector('[aria-invalid="true"]')).toBeTruthy())
    screen.getByRole('dialog')
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    expect(titles()).toHaveLength(firstDiscussions.length)
  })

  test('is kept as a draft when the dialog closes, until it is posted', async () => {
    const open = () => fireEvent.click(screen.getByRole('button', { name: 'Start a Discussion' }))
    open()
    fireEvent.change(screen.getByLabelText('Message'), { target: { value: 'A long one.' } })
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    startDiscussion({ Name: 'Mina', Title: 'Hello' })
    await waitFor(() => expect(titles()[0]).toBe('Hello'))
    expect(screen.getAllByRole('article')[0]?.textContent).toContain('A long one.')
    open()
    expect(screen.getByLabelText('Message')).toHaveProperty('value', '')
  })

  test('is visible at once, even after a search', async () => {
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search discussions' }), {
      target: { value: 'ledger' },
    })
    startDiscussion({ Name: 'Mina', Title: 'Hello', Message: 'First post' })
    await waitFor(() => expect(titles()[0]).toBe('Hello'))
  })

  test('is shown as text', async () => {
    startDiscussion({
      Name: 'A',
      Title: '<img src=x onerror=alert(1)>',
      Message: '<script>1</script>',
    })
    await waitFor(() => expect(titles()[0]).toBe('<img src=x onerror=alert(1)>'))
    expect(screen.getAllByRole('article')[0]?.querySelector('img, script')).toBeNull()
  })
})

describe('the search', () => {
  const search = (value: string) =>
    fireEvent.change(screen.getByRole('searchbox', { name: 'Search discussions' }), {
      target: { value },
    })

  test('filters the discussions in any case', () => {
    search('APPROVALS')
    expect(titles()).toEqual(['We replaced 31 of 54 approvals with a limit. Here’s the list.'])
  })

  test('switches from another tab to the discussions', () => {
    fireEvent.click(screen.getByRole('tab', { name: 'Categories' }))
    search('ledger')
    expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Discussions')
  })

  test('says when nothing matches, and can be cleared', () => {
    search('zzz')
    screen.getByText('No discussions found')
    fireEvent.click(screen.getByRole('button', { name: 'Show all discussions' }))
    expect(titles()).toHaveLength(firstDiscussions.length)
  })
})

test('a discussion opens in place, under its own address, and closes again', () => {
  const [first] = firstDiscussions
  if (first === undefined) throw new Error('no discussion')
  const title = screen.getByRole('button', { name: first.title, expanded: false })
  fireEvent.click(title)
  expect(window.location.search).toBe(`?discussion=${first.id}`)
  const replies = within(screen.getByRole('list', { name: 'Replies' })).getAllByRole('listitem')
  expect(replies).toHaveLength(first.replies.length)
  fireEvent.click(title)
  expect(window.location.search).toBe('')
  expect(screen.queryByRole('list', { name: 'Replies' })).toBeNull()
})

test('an answered discussion shows the beginning of its answer until it is open', () => {
  const [row] = screen.getAllByRole('article')
  if (row === undefined) throw new Error('no discussion')
  const answer = within(row).getByText('Answer').parentElement?.textContent
  expect(answer).toMatch(/^Answer Put the time of the last successful run/)
  within(row).getByText('Integ')
  fireEvent.click(within(row).getByRole('button'))
  expect(within(row).queryByText('Answer')).toBeNull()
  within(row).getByText('This helped')
})

test('Unanswered leaves discussions without an answer, also in a category, and new ones', async () => {
  const filter = () => screen.getByRole('button', { name: /^Unanswered \d$/ })
  fireEvent.click(filter())
  expect(titles()).toEqual(['Grid lines on the SCD canvas are too faint in the dark theme'])
  expect(filter().getAttribute('aria-pressed')).toBe('true')
  startDiscussion({ Name: 'Mina', Title: 'Hello', Message: 'First post' })
  await waitFor(() => expect(titles()).toHaveLength(firstDiscussions.length + 1))
  fireEvent.click(screen.getByRole('button', { name: 'Unanswered 2' }))
  expect(titles()[0]).toBe('Hello')
  fireEvent.click(filter())
  fireEvent.click(screen.getByRole('tab', { name: 'Categories' }))
  fireEvent.click(screen.getByRole('button', { name: 'Integrations' }))
  expect(titles()).toHaveLength(1)
  fireEvent.click(screen.getByRole('button', { name: 'Unanswered 0' }))
  screen.getByText('No discussions found')
})

test.each(firstDiscussions)('“$title” has replies, all later than it', (discussion) => {
  expect(discussion.replies.length).toBeGreaterThan(1)
  for (const reply of discussion.replies) expect(reply.createdAt > discussion.createdAt).toBe(true)
})

test('three tabs, discussions first', () => {
  expect(screen.getAllByRole('tab').map((tab) => tab.textContent)).toEqual([
    'Discussions',
    'Categories',
    'Top Contributors',
  ])
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Discussions')
})

test('six categories; each shows its discussions', () => {
  fireEvent.click(screen.getByRole('tab', { name: 'Categories' }))
  const panel = within(screen.getByRole('tabpanel'))
  expect(panel.getAllByRole('button').map((button) => button.textContent)).toEqual([
    'General',
    'Technical Support',
    'Feature Requests',
    'Integrations',
    'Use Cases',
    'Announcements',
  ])
  fireEvent.click(panel.getByRole('button', { name: 'Announcements' }))
  expect(titles()).toEqual(['Release notes, November: restore a single field, faster run pages'])
  expect(screen.getByRole('tab', { selected: true }).textContent).toBe('Discussions')
  fireEvent.click(screen.getByRole('button', { name: 'Announcements', pressed: true }))
  expect(titles()).toHaveLength(firstDiscussions.length)
})

test('the top contributors are in a table, most helpful first', () => {
  fireEvent.click(screen.getByRole('tab', { name: 'Top Contributors' }))
  const helpful = screen
    .getAllByRole('row')
    .slice(1)
    .map((row) => Number(within(row).getAllByRole('cell').at(-1)?.textContent))
  expect(helpful.length).toBeGreaterThan(2)
  expect(helpful).toEqual(helpful.toSorted((a, b) => b - a))
})
