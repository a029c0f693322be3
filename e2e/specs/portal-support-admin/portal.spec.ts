import type { Page } from '@playwright/test'
import { storedState } from '../../fixtures/store/browser-store'
import { openPage } from '../../fixtures/page/open-page'
import { hueOf } from '../../fixtures/page/hue'
import { ticketOf, userIn } from '../../fixtures/store/records'
import { customer } from '../../fixtures/sign-in-dialog'
import type { StoredState } from '../../fixtures/store/stored-state'
import { expect, test } from '../../fixtures/test'

/** One ticket of every status. */
function withTickets(state: StoredState) {
  const casey = userIn(state, customer)
  state.supportTickets = ['closed', 'resolved', 'open', 'in-progress', 'escalated'].map((status) =>
    ticketOf(casey, { id: `t-${status}`, status, subject: `An ${status} matter` }),
  )
}

const panel = (page: Page) => page.getByRole('tabpanel')

test.beforeEach(({ store }) => store.signIn(customer, withTickets))

test('each status of a ticket has its color', async ({ page }) => {
  await openPage(page, '/portal?tab=tickets')
  for (const [status, hue] of Object.entries({
    open: 'blue',
    'in-progress': 'yellow',
    resolved: 'green',
    closed: 'grey',
    escalated: 'grey',
  })) {
    const article = page.getByRole('article', { name: `An ${status} matter` })
    expect(await hueOf(article.getByText(new RegExp(`^${status}$`, 'i'))), status).toBe(hue)
  }
})

test('a customer filters tickets, reloads, closes one, undoes that, and votes', async ({
  page,
}) => {
  const subjects = page.getByRole('article').getByRole('heading')
  const status = async () =>
    (await storedState(page)).supportTickets.find(({ id }) => id === 't-open')?.status
  await openPage(page, '/portal')
  await page.getByRole('tab', { name: 'Support Tickets' }).click()
  await page.getByRole('button', { name: /^Open/ }).click()
  await expect(page).toHaveURL(/status=open/)
  await page.reload()
  await expect(subjects).toHaveText(['An open matter'])

  await page.getByRole('link', { name: 'An open matter' }).click()
  await expect(page.getByRole('heading', { name: 'An open matter' })).toBeFocused()
  await page.getByRole('button', { name: 'Close ticket' }).click()
  await expect.poll(status).toBe('closed')
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(status).toBe('open')
  await expect(page.getByRole('list', { name: 'Conversation' }).getByRole('listitem')).toHaveText([
    /Opened by you.*Description of t-open/s,
    /^closed.*by you/i,
    /^open.*by you/i,
  ])
  await page.getByRole('link', { name: 'Back to all tickets' }).click()
  await expect(page.getByRole('link', { name: 'An open matter' })).toBeFocused()

  await page.getByRole('tab', { name: 'Roadmap' }).click()
  await panel(page)
    .getByRole('button', { name: /^Vote for /, pressed: false })
    .first()
    .click()
  await expect.poll(async () => (await storedState(page)).roadmapVotes.length).toBe(1)
  await page.getByRole('button', { name: /^My votes/ }).click()
  await page.reload()
  await expect(panel(page).getByRole('button', { name: /^Vote for /, pressed: true })).toHaveCount(
    1,
  )
  await expect(page.getByRole('article')).toHaveCount(1)
})
