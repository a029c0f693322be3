import { everythingStored, storedState } from '../../fixtures/store/browser-store'
import { customer } from '../../fixtures/sign-in-dialog'
import { spoken } from '../../fixtures/page/spoken'
import { expect, test } from '../../fixtures/test'
import { TicketForm } from '../../fixtures/forms/ticket-form'
import { toast } from '../../fixtures/page/toasts'

test.beforeEach(({ store }) => store.signIn(customer))

test('the form offers its categories and priorities, Medium first chosen', async ({ page }) => {
  const form = new TicketForm(page)
  await form.open()
  await expect(form.category.getByRole('option')).toHaveText([
    'Choose a category',
    'Technical Issue',
    'Billing',
    'Account',
    'Integration',
    'Feature Request',
    'Other',
  ])
  await expect(form.priority.getByRole('option')).toHaveText(['Low', 'Medium', 'High', 'Critical'])
  await expect(form.priority).toHaveValue('medium')
  for (const field of [form.category, form.subject, form.description]) {
    await expect(field).toHaveAttribute('required', '')
  }
})

test('the browser asks for category, subject and description before anything is sent', async ({
  page,
}) => {
  const form = new TicketForm(page)
  await form.open()
  for (const [missing, fill] of [
    [form.category, () => form.category.selectOption('Billing')],
    [form.subject, () => form.subject.fill('An invoice twice')],
    [form.description, () => form.description.fill('March came two times.')],
  ] as const) {
    await form.submit.click()
    await expect(missing).toBeFocused()
    expect(await missing.evaluate((field) => field.matches(':invalid'))).toBe(true)
    await fill()
  }
  await expect(page).toHaveURL('/support/tickets/new')
  expect((await storedState(page)).supportTickets).toEqual([])
})

test('a ticket is sent once, says so, and is open in the portal', async ({ page }) => {
  const form = new TicketForm(page)
  await form.open()
  await form.write({ subject: 'The CRM is red', description: 'Since nine o’clock.' })
  await form.priority.selectOption('High')
  await form.submit.click()
  await expect(page.getByRole('button', { name: 'Submitting...' })).toBeDisabled()
  await expect(page).toHaveURL('/portal')
  await expect(toast(page, 'Success')).toContainText(
    "Your support ticket has been submitted. We'll get back to you soon.",
  )
  await expect(page.getByRole('article', { name: 'The CRM is red' })).toContainText(/open/i)

  await expect.poll(async () => (await storedState(page)).supportTickets.length).toBe(1)
  const { supportTickets, currentUser } = await storedState(page)
  const [ticket] = supportTickets
  expect(ticket).toEqual({
    id: expect.stringMatching(/^[\w-]{10,}$/),
    user_id: currentUser?.id,
    subject: 'The CRM is red',
    description: 'Since nine o’clock.',
    category: 'Integration',
    priority: 'high',
    status: 'open',
    created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    updated_at: ticket?.created_at,
    number: expect.any(Number),
  })
  // The id begins with its time, in base 36.
  const idTime = Number.parseInt(ticket?.id ?? '', 36)
  expect(new Date(idTime).toISOString().slice(0, 16)).toBe(ticket?.created_at.slice(0, 16))
  expect(await everythingStored(page)).not.toContain('fivefold-draft')
})

test('Cancel goes back to support, stores nothing and forgets the draft', async ({ page }) => {
  const form = new TicketForm(page)
  await form.open()
  await form.write({ subject: 'Never mind', description: 'It works again.' })
  await expect(page.getByText(/^Draft saved in this browser/)).toBeVisible()
  await expect.poll(() => everythingStored(page)).toContain('Never mind')
  await page.getByRole('button', { name: 'Cancel' }).click()
  await expect(page).toHaveURL('/support')
  expect((await storedState(page)).supportTickets).toEqual([])
  expect(await everythingStored(page)).not.toContain('Never mind')
})

test('a draft survives a reload, is announced, and can be thrown away', async ({ page }) => {
  const form = new TicketForm(page)
  await form.open()
  await form.write({ subject: 'Half a thought', description: 'It began when' })
  await expect.poll(() => everythingStored(page)).toContain('Half a thought')
  await page.reload()
  await expect(form.subject).toHaveValue('Half a thought')
  await expect(form.category).toHaveValue('Integration')
  await expect(spoken(page, 'Draft from today restored.')).toBeAttached()
  await page.getByRole('button', { name: 'Start over' }).click()
  await expect(form.subject).toHaveValue('')
  await expect(form.category).toBeFocused()
  await page.reload()
  await expect(form.subject).toHaveValue('')
})

test('articles that may answer appear while the subject is typed', async ({ page }) => {
  const form = new TicketForm(page)
  await form.open()
  const answers = page.getByRole('region', { name: 'May already be answered' })
  await expect(answers.getByRole('link')).toHaveCount(0)
  await form.subject.fill('my conection to a new system')
  const answer = answers.getByRole('link', { name: /^Connect your first system with Integ/ })
  await expect(answer).toHaveAttribute('target', '_blank')
  await expect(spoken(page, /may already answer this/)).toBeAttached()
  await expect(form.subject).toBeFocused()
})

test('who signs out in another tab meanwhile cannot send the ticket', async ({ page, store }) => {
  const form = new TicketForm(page)
  await form.open()
  await form.write({ subject: 'Too late', description: 'Signed out.' })
  await store.put(() => {})
  await expect(page.getByRole('heading', { name: 'Authentication Required' })).toBeVisible()
  expect((await storedState(page)).supportTickets).toEqual([])
})
