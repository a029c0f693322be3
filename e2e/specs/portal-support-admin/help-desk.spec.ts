import type { Page } from '@playwright/test'
import { TicketForm } from '../../fixtures/forms/ticket-form'
import { openPage } from '../../fixtures/page/open-page'
import { admin, customer } from '../../fixtures/sign-in-dialog'
import { expect, test } from '../../fixtures/test'

const log = {
  name: 'sync.log',
  mimeType: 'text/plain',
  buffer: Buffer.from('09:00 token expired'),
}
const conversation = (page: Page) => page.getByRole('list', { name: 'Conversation' })

test('a ticket with a file is taken, noted on and answered, and the customer is told outside the portal', async ({
  page,
  store,
  signInDialog,
}) => {
  // The customer attaches a log; a page with the name of a picture is refused.
  await store.signIn(customer)
  const form = new TicketForm(page)
  await form.open()
  await form.write({ subject: 'The CRM is red', description: 'Since nine o’clock.' })
  await page
    .getByLabel('Attach files')
    .setInputFiles([
      log,
      { name: 'page.png', mimeType: 'image/png', buffer: Buffer.from('<script>alert(1)</script>') },
    ])
  await expect(page.getByRole('alert')).toContainText('page.png was not attached')
  await form.submit.click()
  await expect(page).toHaveURL('/portal')
  await expect(page.getByRole('article', { name: 'The CRM is red' })).toContainText(
    /Due in 2 h|1 h/,
  )

  // The admin takes it, downloads the log, notes something, and answers with a saved reply.
  await signInDialog.changeAccount(admin)
  await openPage(page, '/admin?view=tickets&answer=due&assignee=nobody')
  await page.getByRole('button', { name: 'The CRM is red' }).click()
  const details = page.getByRole('region', { name: 'Ticket', exact: true })
  await details.getByRole('combobox', { name: 'Assignee' }).selectOption('Avery Admin')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download sync.log' }).click(),
  ])
  expect(download.suggestedFilename()).toBe('sync.log')
  await page.getByRole('button', { name: 'Internal note' }).click()
  await page.getByLabel('Note').fill('Their token has ended.')
  await page.getByRole('button', { name: 'Add Note' }).click()
  await expect(conversation(page)).toContainText('Their token has ended.')
  await page.getByRole('button', { name: 'To the customer' }).click()
  await page.getByText('Saved replies').click()
  await page.getByRole('button', { name: /^Token expired/ }).click()
  await expect(page.getByLabel('Reply')).toHaveValue(/^Hello Casey,/)
  await page.getByRole('button', { name: 'Send Reply' }).click()
  await expect(details).toContainText('No answer due')

  // On any page, the customer’s header says that a reply waits.
  await signInDialog.changeAccount(customer)
  const portal = page.getByRole('banner').getByRole('link', { name: 'Portal', exact: true })
  await expect(portal).toHaveAccessibleDescription('1 ticket with news')
  await portal.click()
  await page.getByRole('link', { name: 'The CRM is red' }).click()
  await expect(conversation(page)).toContainText('Your connection’s token has expired')
  await expect(conversation(page)).not.toContainText('Their token has ended')
  await expect(page.getByText('Avery Admin', { exact: true }).first()).toBeVisible()
  await expect(portal).toHaveAccessibleDescription('')

  // The export has the file, and no note.
  await openPage(page, '/profile')
  const [exported] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export Everything' }).click(),
  ])
  const text = await (await exported.createReadStream()).toArray()
  expect(Buffer.concat(text).toString()).toContain(log.buffer.toString('base64'))
  expect(Buffer.concat(text).toString()).not.toContain('Their token has ended')
})
