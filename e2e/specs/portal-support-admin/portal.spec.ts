import type { Page } from '@playwright/test'
import { storedState } from '../../fixtures/store/browser-store'
import { openPage } from '../../fixtures/page/open-page'
import { hueOf } from '../../fixtures/page/hue'
import { ticketOf, userIn, voteOf } from '../../fixtures/store/records'
import { admin, customer } from '../../fixtures/sign-in-dialog'
import type { StoredState } from '../../fixtures/store/stored-state'
import { expect, test } from '../../fixtures/test'

/** Tickets of every status, the newest in the middle, and one of another customer. */
function withTickets(state: StoredState) {
  const casey = userIn(state, customer)
  const avery = userIn(state, admin)
  const opened = (id: string, status: string, created_at: string) =>
    ticketOf(casey, { id, status, created_at, subject: `A ${status} matter` })
  state.supportTickets = [
    opened('t-closed', 'closed', '2026-01-05T09:00:00.000Z'),
    opened('t-resolved', 'resolved', '2026-04-05T09:00:00.000Z'),
    opened('t-open', 'open', '2026-05-05T09:00:00.000Z'),
    opened('t-progress', 'in-progress', '2026-02-05T09:00:00.000Z'),
    opened('t-odd', 'escalated', '2026-03-05T09:00:00.000Z'),
    ticketOf(avery, {
      id: 't-foreign',
      subject: 'Nobody else’s business',
      created_at: '2026-06-05T09:00:00.000Z',
    }),
  ]
  state.roadmapVotes = [
    ...state.roadmapItems.map((item) => voteOf(casey, item.id)),
    ...state.roadmapItems.map((item) => voteOf(avery, item.id)),
  ]
}

const newestFirst = [
  'A open matter',
  'A resolved matter',
  'A escalated matter',
  'A in-progress matter',
  'A closed matter',
]
const subjects = (page: Page) => page.getByRole('article').getByRole('heading')
const figure = (page: Page, label: string) =>
  page.getByRole('term').filter({ hasText: label }).locator('xpath=following-sibling::dd[1]')
const panel = (page: Page) => page.getByRole('tabpanel')

test.describe('with tickets', () => {
  test.beforeEach(({ store }) => store.signIn(customer, withTickets))

  test('the overview counts, and shows the three latest tickets', async ({ page }) => {
    await openPage(page, '/portal')
    await expect(page.getByRole('heading', { name: 'Welcome, Casey Customer' })).toBeVisible()
    await expect(page.getByRole('tab')).toHaveText([
      'Overview',
      'Support Tickets',
      'Roadmap',
      'Account',
    ])
    await expect(page.getByRole('tab', { name: 'Overview' })).toHaveAttribute(
      'aria-selected',
      'true',
    )
    await expect(figure(page, 'Open Tickets')).toHaveText('1')
    await expect(figure(page, 'Roadmap Votes')).toHaveText('2')
    await expect(figure(page, 'Account Status')).toHaveText('Active')
    await expect(subjects(page)).toHaveText(newestFirst.slice(0, 3))
  })

  test('the customer’s own tickets are listed newest first, without anyone else’s', async ({
    page,
  }) => {
    await openPage(page, '/portal')
    await page.getByRole('tab', { name: 'Support Tickets' }).click()
    await expect(subjects(page)).toHaveText(newestFirst)
    await expect(page.getByText('Nobody else’s business')).toHaveCount(0)
    await openPage(page, '/portal?ticket=t-foreign')
    await expect(page.getByText('We can’t find this ticket')).toBeVisible()
    await expect(page.getByText('Nobody else’s business')).toHaveCount(0)
  })

  test('open is blue, in-progress yellow, resolved green, closed and the rest grey', async ({
    page,
  }) => {
    await openPage(page, '/portal?tab=tickets')
    const hue = async (status: string) => {
      const article = page.getByRole('article', { name: `A ${status} matter` })
      return hueOf(article.getByText(new RegExp(`^${status}$`, 'i')))
    }
    expect(await hue('open')).toBe('blue')
    expect(await hue('in-progress')).toBe('yellow')
    expect(await hue('resolved')).toBe('green')
    expect(await hue('closed')).toBe('grey')
    expect(await hue('escalated')).toBe('grey')
  })

  test('Create New Ticket leads to support', async ({ page }) => {
    await openPage(page, '/portal?tab=tickets')
    await panel(page).getByRole('button', { name: 'Create New Ticket' }).click()
    await expect(page).toHaveURL('/support')
  })

  test('search and status narrow the tickets and stay in the address', async ({ page }) => {
    await openPage(page, '/portal?tab=tickets')
    await page.getByLabel('Search your tickets').fill('PROGRESS')
    await expect(subjects(page)).toHaveText(['A in-progress matter'])
    await expect(page).toHaveURL(/q=PROGRESS/)
    await page.getByLabel('Search your tickets').fill('')
    await page.getByRole('button', { name: /^Resolved/ }).click()
    await expect(subjects(page)).toHaveText(['A resolved matter'])
    await expect(page).toHaveURL(/status=resolved/)
    await page.reload()
    await expect(subjects(page)).toHaveText(['A resolved matter'])
    await page.getByLabel('Search your tickets').fill('nothing like it')
    await expect(page.getByText('No tickets match')).toBeVisible()
    await page.getByRole('button', { name: 'Clear filters' }).click()
    await expect(subjects(page)).toHaveText(newestFirst)
  })

  test('a ticket opens, is closed, reopened and undone, and tells its history', async ({
    page,
  }) => {
    const status = async () =>
      (await storedState(page)).supportTickets.find(({ id }) => id === 't-open')?.status
    await openPage(page, '/portal?tab=tickets')
    await page.getByRole('link', { name: 'A open matter' }).click()
    await expect(page).toHaveURL(/ticket=t-open/)
    await expect(page.getByRole('heading', { name: 'A open matter' })).toBeFocused()
    await expect(panel(page)).toContainText('Description of t-open')

    await page.getByRole('button', { name: 'Close ticket' }).click()
    await expect(page.getByRole('status').filter({ hasText: 'Ticket closed.' })).toBeVisible()
    await expect.poll(status).toBe('closed')
    await page.getByRole('button', { name: 'Undo' }).click()
    await expect.poll(status).toBe('open')
    await page.getByRole('button', { name: 'Close ticket' }).click()
    await page.getByRole('button', { name: 'Reopen ticket' }).click()
    await expect.poll(status).toBe('open')
    await expect(page.getByRole('list', { name: 'Conversation' }).getByRole('listitem')).toHaveText(
      [
        /Opened by you.*Description of t-open/s,
        /^closed.*by you/i,
        /^open.*by you/i,
        /^closed.*by you/i,
        /^open.*by you/i,
      ],
    )
    await page.getByRole('link', { name: 'Back to all tickets' }).click()
    await expect(page.getByRole('link', { name: 'A open matter' })).toBeFocused()
  })
})

test('without tickets: the empty text and the way to the first one', async ({ page, store }) => {
  await store.signIn(customer)
  await openPage(page, '/portal?tab=tickets')
  await expect(panel(page).getByText('No support tickets yet')).toBeVisible()
  await panel(page).getByRole('button', { name: 'Create New Ticket' }).click()
  await expect(page).toHaveURL('/support')
})

test('who has no name is welcomed by email, and the account says Not set', async ({
  page,
  store,
}) => {
  await store.signIn(customer, (state) => {
    Object.assign(userIn(state, customer), { name: '', company: '' })
  })
  await openPage(page, '/portal?tab=account')
  await expect(page.getByRole('heading', { name: `Welcome, ${customer}` })).toBeVisible()
  await expect(figure(page, 'Email')).toHaveText(customer)
  await expect(figure(page, 'Name')).toHaveText('Not set')
  await expect(figure(page, 'Company')).toHaveText('Not set')
})

test('the account shows its facts, leads to the profile, and billing does nothing', async ({
  page,
  store,
}) => {
  await store.signIn(customer)
  await openPage(page, '/portal')
  await page.getByRole('tab', { name: 'Account' }).click()
  await expect(figure(page, 'Email')).toHaveText(customer)
  await expect(figure(page, 'Name')).toHaveText('Casey Customer')
  await expect(figure(page, 'Company')).toHaveText('Northwind Traders')

  const before = await panel(page).innerHTML()
  await page.getByRole('button', { name: 'Manage Billing' }).click()
  await expect(page).toHaveURL('/portal?tab=account')
  expect(await panel(page).innerHTML()).toBe(before)
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await expect(
    page.getByRole('region', { name: /notifications/i }).getByRole('status'),
  ).toHaveCount(0)

  await page.getByRole('button', { name: 'Edit Profile' }).click()
  await expect(page).toHaveURL('/profile')
})
