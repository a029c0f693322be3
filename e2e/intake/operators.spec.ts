import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { TicketForm } from '../fixtures/forms/ticket-form'
import { fillIn } from '../fixtures/forms/fill-in'
import { contactAnswers, contactForm } from '../fixtures/forms/lead-forms'
import { openPage } from '../fixtures/page/open-page'
import { expect, test } from '../fixtures/test'
import { admin, operator, signInByMail } from './mailbox'
import { untilReady } from './until-ready'

test.beforeEach(({ request }) => untilReady(request))

test('an admin finds a lead of another browser, takes it along as CSV, and erases it', async ({
  page,
  browser,
}) => {
  const email = `${randomUUID()}@kite.example`
  const visitor = await (await browser.newContext()).newPage()
  await openPage(visitor, '/contact')
  const form = contactForm(visitor)
  await fillIn(form, { ...contactAnswers, Name: 'Ada Lovelace', Email: email })
  await form.getByRole('button', { name: 'Send Message' }).click()
  await expect(visitor.getByText('Message Sent!').first()).toBeVisible()

  await signInByMail(page, admin)
  await openPage(page, `/admin?view=visitors&list=leads&q=${email}`)
  await page.getByRole('button', { name: 'Ada Lovelace' }).click()
  await expect(page.getByText(contactAnswers['Message'] ?? '')).toBeVisible()
  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download these leads as CSV' }).click()
  const rows = readFileSync(await (await download).path(), 'utf8')
    .trim()
    .split('\r\n')
  expect(rows).toHaveLength(2)
  expect(rows[1]).toContain(email)

  await page.getByRole('button', { name: 'One person' }).click()
  await page.getByLabel('Email', { exact: true }).fill(email)
  await page.keyboard.press('Enter')
  await expect(page.getByText(`1 record about ${email}`)).toBeVisible()
  await page.getByLabel('Type the address to confirm').fill(email)
  await page.getByRole('button', { name: 'Erase Everything' }).click()
  await expect(page.getByText('1 record erased')).toBeVisible()
  await openPage(page, `/admin?view=visitors&list=leads&q=${email}`)
  await expect(page.getByText('Nothing here')).toBeVisible()
})

test('an agent is offered nothing that they may not see, a customer no dashboard', async ({
  page,
  browser,
}) => {
  const customer = await (await browser.newContext()).newPage()
  await signInByMail(customer, `${randomUUID()}@acme.example`)
  const form = new TicketForm(customer)
  await form.open()
  await form.write({ subject: 'Who may see this', description: 'Since nine o’clock.' })
  await form.submit.click()
  await expect(customer.getByRole('link', { name: /^View FF-\d{4}$/ })).toBeVisible()

  const refused: string[] = []
  page.on('response', (response) => {
    if (response.status() === 403) refused.push(response.url())
  })
  await signInByMail(page, operator)
  await openPage(page, '/admin')
  await expect(page.getByText('Waiting for us')).toBeVisible()
  const tabs = () => page.getByRole('tab').allInnerTexts()
  expect(await tabs()).toEqual(['Work', 'Tickets', 'Health'])
  const walk = async (link: string) => {
    for (const name of await tabs()) {
      await page.getByRole('tab', { name, exact: true }).click()
      await expect(page.getByRole('tabpanel', { name, exact: true })).toBeVisible()
      await page.waitForLoadState('networkidle')
      await expect(page.getByText('may not see this')).toHaveCount(0)
    }
    await page.getByRole('link', { name: link, exact: true }).click()
  }
  await page.getByRole('tab', { name: 'Tickets' }).click()
  await page.getByRole('button', { name: 'Who may see this' }).first().click()
  await expect(page.getByText('Since nine o’clock.').first()).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Leads' })).toHaveCount(0)
  await walk('Records of this browser')
  await walk('All visitors')
  // An address that somebody else has sent shows what there is.
  for (const list of ['leads', 'person', 'webhook']) {
    await openPage(page, `/admin?view=visitors&list=${list}`)
    await expect(page.getByRole('tab', { name: 'Work', selected: true })).toBeVisible()
  }
  expect(refused).toEqual([])

  await openPage(customer, '/admin?view=visitors')
  await expect(customer.getByRole('tab', { name: 'All visitors' })).toHaveCount(0)
})
