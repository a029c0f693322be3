import type { Page } from '@playwright/test'
import { openPage } from '../../fixtures/page/open-page'
import { ticketOf, userIn } from '../../fixtures/store/records'
import { admin, customer } from '../../fixtures/sign-in-dialog'
import { spoken } from '../../fixtures/page/spoken'
import { expect, test } from '../../fixtures/test'

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Search' })
const field = (page: Page) => dialog(page).getByPlaceholder('Search the product...')
const option = (page: Page, name: string | RegExp) => dialog(page).getByRole('option', { name })

test('the search dialog offers pages, articles, the visitor’s own tickets and actions', async ({
  page,
  store,
}) => {
  await store.signIn(customer, (state) => {
    state.supportTickets = [
      ticketOf(userIn(state, customer), { id: 't-mine', subject: 'Zebra sync is slow' }),
      ticketOf(userIn(state, admin), { id: 't-theirs', subject: 'Zebra of somebody else' }),
    ]
  })
  await openPage(page, '/careers')
  await page.keyboard.press('Control+k')
  await field(page).fill('zebra')
  await expect(option(page, /Zebra sync is slow/)).toBeVisible()
  await expect(option(page, /somebody else/)).toHaveCount(0)
  await expect(spoken(page, '1 suggestion')).toBeAttached()
  await option(page, /Zebra sync is slow/).click()
  await expect(page).toHaveURL('/portal?ticket=t-mine')

  await page.keyboard.press('Control+k')
  await field(page).fill('predictble workfows')
  await option(page, /^Build predictable workflows/).click()
  await expect(page).toHaveURL(/\/support\/kb\?article=kb-reliable-workflows/)

  await page.keyboard.press('Control+k')
  await field(page).fill('admin dashboard')
  await expect(option(page, /Admin Dashboard/i)).toHaveCount(0)
  await field(page).fill('pricing')
  await option(page, /pricing/i)
    .first()
    .click()
  await expect(page).toHaveURL(/\/pricing/)

  await page.keyboard.press('Control+k')
  await field(page).fill('toggle theme')
  await option(page, /Toggle theme/).click()
  await expect(page.locator('html')).toHaveClass(/dark/)

  await page.keyboard.press('Control+k')
  await field(page).fill('log out')
  await option(page, /Log out/).click()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign In' })).toBeVisible()
})
