import type { Locator, Page } from '@playwright/test'
import { compose, pressOnLayout } from '../../fixtures/keyboard/input-method'
import { openPage } from '../../fixtures/page/open-page'
import { customer } from '../../fixtures/sign-in-dialog'
import { ticketOf, userIn } from '../../fixtures/store/records'
import { expect, test } from '../../fixtures/test'

/** Keys that belong to the input method during a composition. */
const composingKeys = ['Enter', 'ArrowDown', 'Enter', 'Control+Enter', 'Escape']

const search = (page: Page) => page.getByRole('dialog', { name: 'Search' })

const fields: readonly {
  where: string
  address: string
  open?: (page: Page) => Promise<unknown>
  field: (page: Page) => Locator
}[] = [
  {
    where: 'the chat',
    address: '/cortex',
    field: (page) => page.getByLabel('Message', { exact: true }),
  },
  {
    where: 'the search dialog',
    address: '/careers',
    open: (page) => page.keyboard.press('Control+k'),
    field: (page) => search(page).getByPlaceholder('Search the product...'),
  },
]

test.describe('keys of a composition do nothing else', () => {
  for (const { where, address, open, field } of fields) {
    test(where, async ({ page }) => {
      await openPage(page, address)
      await open?.(page)
      await field(page).focus()
      const before = page.url()
      const { commit } = await compose(page, '日本')
      for (const keys of composingKeys) await page.keyboard.press(keys)
      await expect(field(page)).toBeFocused()
      await expect(field(page)).toHaveValue('日本')
      await commit()
      await expect(field(page)).toHaveValue('日本')
      expect(page.url()).toBe(before)
    })
  }

  test('a reply to a ticket', async ({ page, store }) => {
    await store.signIn(customer, (state) => {
      state.supportTickets = [ticketOf(userIn(state, customer), { id: 't-1' })]
    })
    await openPage(page, '/portal?ticket=t-1')
    const reply = page.getByRole('main').getByRole('textbox')
    await reply.focus()
    const { commit } = await compose(page, '日本')
    await page.keyboard.press('Control+Enter')
    await commit()
    await expect(reply).toHaveValue('日本')
    await page.keyboard.press('Control+Enter')
    await expect(reply).toHaveValue('')
  })
})

test('the Enter after a composition sends', async ({ page }) => {
  await openPage(page, '/cortex')
  const field = page.getByLabel('Message', { exact: true })
  await field.focus()
  const { commit } = await compose(page, '日本')
  await page.keyboard.press('Enter')
  await commit()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('log')).toContainText('日本')
})

test('shortcuts and menus work with a Russian keyboard', async ({ page, store }) => {
  await store.signIn(customer)
  await openPage(page, '/careers')
  const control = 2
  await pressOnLayout(page, 'л', 'KeyK', control)
  await expect(search(page)).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(search(page)).toBeHidden()

  await page.getByRole('button', { name: 'Account menu' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('menuitem').first()).toBeFocused()
  await page.keyboard.press('End')
  await expect(page.getByRole('menuitem').last()).toBeFocused()
  await pressOnLayout(page, 'з', 'KeyP')
  await expect(page.getByRole('menuitem', { name: /^P/ }).and(page.locator(':focus'))).toBeVisible()
})
