import { everythingStored, storedState } from '../../fixtures/store/browser-store'
import { customer } from '../../fixtures/sign-in-dialog'
import { spoken } from '../../fixtures/page/spoken'
import { expect, test } from '../../fixtures/test'
import { TicketForm } from '../../fixtures/forms/ticket-form'
import { toast } from '../../fixtures/page/toasts'

test('a ticket is drafted, survives a reload, is submitted, and is open in the portal', async ({
  page,
  store,
}) => {
  await store.signIn(customer)
  const form = new TicketForm(page)
  await form.open()
  await form.submit.click()
  await expect(form.category).toBeFocused()
  await form.subject.fill('my conection to a new system')
  const answers = page.getByRole('region', { name: 'This might help' })
  await expect(answers.getByRole('link', { name: /^Connect your first system/ })).toBeVisible()
  await expect(form.subject).toBeFocused()
  await form.write({ subject: 'The CRM is red', description: 'Since nine o’clock.' })
  await form.priority.selectOption('High')
  await expect.poll(() => everythingStored(page)).toContain('Since nine o’clock.')
  await page.reload()
  await expect(form.subject).toHaveValue('The CRM is red')
  await expect(form.category).toHaveValue('Integration')
  await expect(spoken(page, 'Draft from today restored.')).toBeAttached()

  await form.submit.click()
  await expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled()
  await expect(page).toHaveURL('/portal')
  await expect(toast(page, 'Success')).toContainText('Your support ticket has been submitted.')
  await expect(page.getByRole('article', { name: 'The CRM is red' })).toContainText(/open/i)
  await expect.poll(async () => (await storedState(page)).supportTickets.length).toBe(1)
  const { supportTickets, currentUser } = await storedState(page)
  expect(supportTickets).toEqual([
    {
      id: expect.stringMatching(/^[\w-]{10,}$/),
      user_id: currentUser?.id,
      subject: 'The CRM is red',
      description: 'Since nine o’clock.',
      category: 'Integration',
      priority: 'high',
      status: 'open',
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
      updated_at: supportTickets[0]?.created_at,
      number: expect.any(Number),
    },
  ])
  expect(await everythingStored(page)).not.toContain('fivefold-draft')
})
