import { readFileSync } from 'node:fs'
import type { Browser, Page } from '@playwright/test'
import { expectAccessible, followDevice } from '../fixtures/page/axe'
import { openPage } from '../fixtures/page/open-page'
import { expect, test } from '../fixtures/test'
import { TicketForm } from '../fixtures/forms/ticket-form'
import { admin, operator, signInByMail, someone } from './mailbox'
import { untilReady } from './until-ready'

test.beforeEach(({ request }) => untilReady(request))

async function otherDevice(browser: Browser, email: string) {
  const page = await (await browser.newContext()).newPage()
  await followDevice({ page })
  await signInByMail(page, email)
  return page
}

const attach = (page: Page, name: string, content: string | Buffer) =>
  page
    .getByLabel('Attach files')
    .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(content) })

async function contentOf(page: Page, link: RegExp) {
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: link }).click()
  return readFileSync(await (await download).path(), 'utf8')
}

test('two operators and a customer share a ticket, its files and its end', async ({
  page,
  browser,
}) => {
  const email = someone()
  const subject = `Nightly run ${email.slice(0, 8)}`
  const log = 'Row 7 fails.\n'.repeat(30_000)
  await signInByMail(page, email)
  const form = new TicketForm(page)
  await form.open()
  await form.write({ subject, description: 'Since nine o’clock.' })
  await attach(page, 'nightly.log', log)
  await form.submit.click()
  await expect(page.getByRole('link', { name: /^View FF-\d{4}$/ })).toBeVisible()

  const [avery, blair] = [await otherDevice(browser, operator), await otherDevice(browser, admin)]
  for (const desk of [avery, blair]) {
    await openPage(desk, `/admin?view=tickets&q=${email}`)
    await desk.getByRole('button', { name: subject }).click()
    await expect(desk.getByText('Since nine o’clock.')).toBeVisible()
  }
  await expect(avery.getByText(`${admin} has this ticket open, too`)).toBeVisible()
  expect(await contentOf(avery, /^Download nightly\.log/)).toBe(log)

  // By the keyboard alone.
  await avery.getByRole('button', { name: 'Internal note' }).press('Enter')
  await avery.getByLabel('Note').fill('The file is broken at row 7.')
  await avery.getByLabel('Note').press('Control+Enter')
  await expect(avery.getByText('Note added.')).toBeVisible()
  await avery.getByRole('cell').getByLabel('Assignee').selectOption({ label: admin })
  await expect(avery.getByText(`Assigned to ${admin}.`)).toBeVisible()

  await blair.getByLabel('Reply').pressSequentially('Which file')
  await expect(avery.getByText(`${admin} is writing`)).toBeVisible({ timeout: 15_000 })
  await avery.getByRole('button', { name: 'To the customer' }).click()
  await avery.getByLabel('Reply').fill('Please use this file.')
  await attach(avery, 'fixed.csv', 'a,b\n1,2\n')
  await avery.getByRole('button', { name: 'Send Reply' }).click()
  await expect(avery.getByText('Reply sent.')).toBeVisible()
  await expect(avery.getByText('Waiting to be sent')).toHaveCount(0)
  await blair.getByRole('button', { name: 'Send Reply' }).click()
  await expect(blair.getByText(/has written meanwhile/)).toBeVisible()
  await expect(blair.getByText('Please use this file.')).toBeVisible()
  await expect(blair.getByLabel('Reply')).toHaveValue('Which file')
  await expect(blair.getByText('The file is broken at row 7.')).toBeVisible()

  await openPage(page, '/portal?tab=tickets')
  await page.getByRole('link', { name: subject }).click()
  await expect(page.getByText('Please use this file.')).toBeVisible({ timeout: 15_000 })
  expect(await contentOf(page, /^Download fixed\.csv/)).toBe('a,b\n1,2\n')
  await expect(page.getByRole('main')).not.toContainText('row 7')
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage }))
  expect(stored).not.toContain('broken at row')

  await expectAccessible(avery, { occasion: 'the open ticket', themes: ['light', 'dark'] })

  await openPage(blair, '/admin?view=visitors&list=person')
  await blair.getByLabel('Email', { exact: true }).fill(email)
  await blair.keyboard.press('Enter')
  await blair.getByLabel('Type the address to confirm').fill(email)
  await blair.getByRole('button', { name: 'Erase Everything' }).click()
  await expect(blair.getByText(/records erased/)).toBeVisible()
  await expect(avery.getByText('There is no such ticket.')).toBeVisible({ timeout: 15_000 })
})
