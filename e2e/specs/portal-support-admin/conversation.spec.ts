import { toast } from '../../fixtures/page/toasts'
import { customer } from '../../fixtures/sign-in-dialog'
import { TicketForm } from '../../fixtures/forms/ticket-form'
import { expect, test } from '../../fixtures/test'

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
