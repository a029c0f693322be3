import { openPage } from '../../fixtures/page/open-page'
import { toast } from '../../fixtures/page/toasts'
import { admin, customer } from '../../fixtures/sign-in-dialog'
import { TicketForm } from '../../fixtures/forms/ticket-form'
import { expect, test } from '../../fixtures/test'
import type { Page } from '@playwright/test'

const conversation = (page: Page) =>
  page.getByRole('list', { name: 'Conversation' }).getByRole('listitem')

test('customer and admin talk on a ticket until it is solved', async ({
  page,
  store,
  signInDialog,
}) => {
  // A customer submits a ticket and finds it in the portal, marked and with a number.
  await store.signIn(customer)
  const form = new TicketForm(page)
  await form.open()
  await form.write({ subject: 'The CRM is red', description: 'Since nine o’clock.' })
  await form.submit.click()
  await expect(page).toHaveURL('/portal')
  const row = page.getByRole('article', { name: 'The CRM is red' })
  await expect(row).toContainText('Just submitted')
  const link = toast(page, 'Success').getByRole('link', { name: /^View FF-\d{4}$/ })
  const number = (await link.innerText()).replace('View ', '')
  await expect(row).toContainText(number)
  await link.click()
  await expect(page).toHaveURL(/\?ticket=/)
  await expect(page.getByRole('link', { name: 'Email support about this ticket' })).toHaveAttribute(
    'href',
    `mailto:support@fivefold.example?subject=%5B${number}%5D%20The%20CRM%20is%20red`,
  )

  // The customer’s unsent reply survives a reload.
  const reply = page.getByLabel('Reply')
  await reply.fill('It says “token expired”.')
  await page.reload()
  await expect(reply).toHaveValue('It says “token expired”.')
  await page.getByRole('button', { name: 'Send Reply' }).click()
  await expect(conversation(page)).toHaveText([/Opened by you/, /You.*token expired/s])
  await expect(reply).toHaveValue('')

  // The admin finds it as new, answers, and resolves it.
  await signInDialog.changeAccount(admin)
  await openPage(page, '/admin?view=tickets')
  await expect(page.getByRole('row').filter({ hasText: number })).toContainText('2 new')
  await page.getByRole('button', { name: 'The CRM is red' }).click()
  await page.getByLabel('Reply').fill('Please sign in to the CRM again.')
  await page.getByRole('button', { name: 'Send Reply' }).click()
  await page.getByRole('button', { name: 'Resolved', exact: true }).click()
  await expect(page.getByRole('row').filter({ hasText: number })).not.toContainText('new')

  // The customer finds the answer, which is new until the customer reads it.
  await signInDialog.changeAccount(customer)
  await openPage(page, '/portal?tab=tickets&sort=activity')
  await expect(row).toContainText('2 new')
  await page.getByRole('link', { name: 'The CRM is red' }).click()
  await expect(conversation(page)).toHaveText([
    /Opened by you/,
    /token expired/,
    /Avery Admin.*Support.*New.*sign in to the CRM again/s,
    /resolved.*by Avery Admin.*New/is,
  ])
  await page.getByRole('link', { name: 'Back to all tickets' }).click()
  await expect(page).toHaveURL('/portal?tab=tickets&sort=activity')
  await expect(row).not.toContainText('new')

  // A second tab shows at once what the first one sends; the reply reopens the ticket.
  const other = await page.context().newPage()
  await openPage(other, '/portal?tab=tickets')
  await other.getByRole('link', { name: 'The CRM is red' }).click()
  await page.getByRole('link', { name: 'The CRM is red' }).click()
  await page.getByLabel('Reply').fill('Red again.')
  await page.getByRole('button', { name: 'Send Reply' }).click()
  await expect(conversation(other).filter({ hasText: 'Red again.' })).toBeVisible()
  await expect(conversation(other).last()).toHaveText(/open.*by you/is)
})

test('two tabs that submit at once get two numbers, and keep them', async ({ page, store }) => {
  await store.signIn(customer)
  const pages = [page, await page.context().newPage()]
  const numbers = await Promise.all(
    pages.map(async (tab, index) => {
      const form = new TicketForm(tab)
      await form.open()
      await form.write({ subject: `Ticket ${index}`, description: 'At once.' })
      await form.submit.click()
      return toast(tab, 'Success').getByRole('link').innerText()
    }),
  )
  expect(new Set(numbers).size).toBe(2)
  await page.reload()
  for (const [index, number] of numbers.entries()) {
    const row = page.getByRole('article', { name: `Ticket ${index}` })
    await expect(row).toContainText(number.replace('View ', ''))
  }
})
