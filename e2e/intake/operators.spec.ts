import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
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

test('an agent sees no leads, a customer no dashboard', async ({ page, browser }) => {
  await signInByMail(page, operator)
  await openPage(page, '/admin?view=visitors&list=leads')
  await expect(page.getByText('Your account may not see this.')).toBeVisible()

  const customer = await (await browser.newContext()).newPage()
  await signInByMail(customer, `${randomUUID()}@acme.example`)
  await openPage(customer, '/admin?view=visitors')
  await expect(customer.getByRole('tab', { name: 'All visitors' })).toHaveCount(0)
})
