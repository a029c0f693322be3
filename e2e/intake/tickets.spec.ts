import type { Browser, Page } from '@playwright/test'
import { openPage } from '../fixtures/page/open-page'
import { expect, test } from '../fixtures/test'
import { TicketForm } from '../fixtures/forms/ticket-form'
import { operator, signInByMail, someone } from './mailbox'
import { attach, contentOf } from './message-files'
import { untilReady } from './until-ready'

test.beforeEach(({ request }) => untilReady(request))

/** @returns its number. */
async function openTicket(page: Page, subject: string): Promise<string> {
  const form = new TicketForm(page)
  await form.open()
  await form.write({ subject, description: 'Since nine o’clock.' })
  await form.submit.click()
  const link = page.getByRole('link', { name: /^View FF-\d{4}$/ })
  const number = (await link.innerText()).replace('View ', '')
  await expect(page).toHaveURL('/portal')
  return number
}

async function otherDevice(browser: Browser, email: string) {
  const page = await (await browser.newContext()).newPage()
  await signInByMail(page, email)
  return page
}

test('a ticket arrives, its answer comes back into the open portal, and both devices agree', async ({
  page,
  browser,
}) => {
  const email = someone()
  await signInByMail(page, email)
  const number = await openTicket(page, 'The import stops')
  const phone = await otherDevice(browser, email)
  await openPage(phone, '/portal?tab=tickets')
  await expect(phone.getByRole('article', { name: 'The import stops' })).toContainText(number)
  await phone.getByRole('link', { name: /The import stops/ }).click()
  await expect(phone.getByText('Waiting to be sent')).toHaveCount(0)

  const desk = await otherDevice(browser, operator)
  const ticketId = new URL(phone.url()).searchParams.get('ticket')
  await openPage(desk, '/admin?view=tickets')
  await desk.getByLabel('Search tickets').fill(number)
  await desk.getByRole('button', { name: 'The import stops' }).click()
  await desk.getByLabel('Reply').fill('Which file is it?')
  await desk.getByRole('button', { name: 'Send Reply' }).click()
  await expect(desk.getByText('Reply sent.')).toBeVisible()
  await desk.getByRole('region', { name: 'Conversation' }).getByText('Support').waitFor()
  await desk
    .getByRole('region', { name: 'Ticket', exact: true })
    .getByRole('button', { name: 'In-progress' })
    .click()
  await expect(desk.getByText('Changed from Open to In-progress.')).toBeVisible()
  await expect(phone.getByText('Which file is it?')).toBeVisible({ timeout: 15_000 })

  await phone.getByLabel('Reply').fill('The one of March.')
  await phone.getByRole('button', { name: 'Send Reply' }).click()
  await openPage(page, `/portal?tab=tickets&ticket=${ticketId}`)
  await expect(page.getByText('Which file is it?')).toBeVisible()
  await expect(page.getByText('The one of March.')).toBeVisible({ timeout: 15_000 })
})

test('a message of an offline customer waits, is shown so, and goes by itself', async ({
  page,
  context,
}) => {
  await signInByMail(page, someone())
  await openTicket(page, 'No connection')
  await page.getByRole('link', { name: /No connection/ }).click()
  await context.setOffline(true)
  await page.getByLabel('Reply').fill('Still none.')
  await page.getByRole('button', { name: 'Send Reply' }).click()
  await expect(page.getByText('Waiting to be sent')).toBeVisible()
  await expect(page.getByText('A message waits to be sent')).toBeVisible()
  await context.setOffline(false)
  await expect(page.getByText('Your message has arrived')).toBeVisible()
  await expect(page.getByText('Waiting to be sent')).toHaveCount(0)
})

test('a session that has ended elsewhere asks to sign in again, and nothing is lost', async ({
  page,
  context,
}) => {
  const email = someone()
  await signInByMail(page, email)
  await openTicket(page, 'Before the end')
  await page.getByRole('link', { name: /Before the end/ }).click()
  await context.clearCookies()
  await page.getByLabel('Reply').fill('Written without a session.')
  await page.getByRole('button', { name: 'Send Reply' }).click()
  await expect(page.getByText('Your session has ended')).toBeVisible()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign In' })).toBeVisible()

  const sent = page.waitForResponse(
    (response) => response.url().endsWith('/intake/tickets') && response.ok(),
  )
  await signInByMail(page, email)
  expect((await sent).request().postData()).toContain('Written without a session.')
})

test('an unsent reply keeps its text and its files over the end of the session', async ({
  page,
  context,
}) => {
  const email = someone()
  await signInByMail(page, email)
  await openTicket(page, 'In the middle')
  await page.getByRole('link', { name: /In the middle/ }).click()
  await attach(page, 'nightly.log', 'Row 7 fails.')
  await page.getByLabel('Reply').fill('The log of tonight.')
  await expect(page.getByRole('button', { name: 'Remove nightly.log' })).toBeVisible()
  const ticketPage = page.url()
  await context.clearCookies()
  await expect(page.getByText('Your session has ended')).toBeVisible({ timeout: 15_000 })

  await signInByMail(page, email)
  await openPage(page, ticketPage)
  await expect(page.getByLabel('Reply')).toHaveValue('The log of tonight.')
  const arrived = page.waitForResponse(/\/intake\/tickets\/files\//)
  await page.getByRole('button', { name: 'Send Reply' }).click()
  expect((await arrived).ok()).toBe(true)
  await page.reload()
  expect(await contentOf(page, /^Download nightly\.log/)).toBe('Row 7 fails.')
  await expect(page.getByLabel('Reply')).toHaveValue('')
  await expect(page.getByRole('button', { name: 'Remove nightly.log' })).toHaveCount(0)
})

test('signing out ends the session, and a deleted account takes its tickets along', async ({
  page,
  browser,
}) => {
  const email = someone()
  await signInByMail(page, email)
  await openTicket(page, 'To be deleted')
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect
    .poll(() => page.evaluate(async () => (await fetch('/intake/tickets')).status))
    .toBe(401)

  await signInByMail(page, email)
  await openPage(page, '/profile?tab=security')
  await page.getByRole('button', { name: 'Delete account' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Type your email to confirm').fill(email)
  await dialog.getByRole('button', { name: 'Delete my account' }).click()
  await expect(page.getByRole('banner').getByRole('button', { name: 'Sign In' })).toBeVisible()
  await expect
    .poll(() => page.evaluate(async () => (await fetch('/intake/tickets')).status))
    .toBe(401)

  const again = await otherDevice(browser, email)
  await openPage(again, '/portal?tab=tickets')
  await expect(again.getByRole('main')).not.toContainText('To be deleted')
})
