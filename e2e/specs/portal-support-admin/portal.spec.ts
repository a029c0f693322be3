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
