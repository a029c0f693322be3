import type { Browser, Page } from '@playwright/test'
import { expectAccessible, followDevice } from '../fixtures/page/axe'
import { openPage } from '../fixtures/page/open-page'
import { expectNoSidewaysScroll, resizeTo } from '../fixtures/page/page-width'
import { expect, test } from '../fixtures/test'
import { TicketForm } from '../fixtures/forms/ticket-form'
import { admin, nameOf, operator, signInByMail, someone } from './mailbox'
import { attach, contentOf } from './message-files'
import { untilReady } from './until-ready'

test.beforeEach(({ request }) => untilReady(request))

async function otherDevice(browser: Browser, email: string) {
  const page = await (await browser.newContext()).newPage()
  await followDevice({ page })
  await signInByMail(page, email)
  return page
}

async function openTicket(page: Page, subject: string) {
  const form = new TicketForm(page)
  await form.open()
  await form.write({ subject, description: 'Since nine.' })
  await form.submit.click()
  await expect(page.getByRole('link', { name: /^View FF-\d{4}$/ })).toBeVisible()
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
    await expect(desk.getByRole('log').getByText('Since nine o’clock.')).toBeVisible()
  }
  await expect(avery.getByText(`${nameOf(admin)} has this ticket open, too`)).toBeVisible()
  expect(await contentOf(avery, /^Download nightly\.log/)).toBe(log)

  // By the keyboard alone.
  await avery.getByRole('button', { name: 'Internal note' }).press('Enter')
  await avery.getByLabel('Note').fill('The file is broken at row 7.')
  await avery.getByLabel('Note').press('Control+Enter')
  await expect(avery.getByText('Note added.')).toBeVisible()
  await avery
    .getByRole('region', { name: 'Ticket', exact: true })
    .getByLabel('Assignee')
    .selectOption({ label: nameOf(admin) })
  await expect(avery.getByText(`Assigned to ${nameOf(admin)}.`)).toBeVisible()

  await blair.getByLabel('Reply').pressSequentially('Which file')
  await expect(avery.getByText(`${nameOf(admin)} is writing`)).toBeVisible({ timeout: 15_000 })
  await avery.getByRole('button', { name: 'To the customer' }).click()
  await avery.getByLabel('Reply').fill('Please use this file.')
  await attach(avery, 'fixed.csv', 'a,b\n1,2\n')
  await avery.getByRole('button', { name: 'Send Reply' }).click()
  await expect(avery.getByText('Reply sent.')).toBeVisible()
  await expect(avery.getByText('Waiting to be sent')).toHaveCount(0)
  await blair.getByRole('button', { name: 'Send Reply' }).click()
  await expect(blair.getByText(/has written meanwhile/)).toBeVisible()
  const talk = blair.getByRole('log')
  await expect(talk.getByText('Please use this file.')).toBeVisible()
  await expect(blair.getByLabel('Reply')).toHaveValue('Which file')
  await expect(blair.getByText('The file is broken at row 7.')).toBeVisible()

  await openPage(page, '/portal?tab=tickets')
  await page.getByRole('link', { name: subject }).click()
  await expect(page.getByText('Please use this file.')).toBeVisible({ timeout: 15_000 })
  expect(await contentOf(page, /^Download fixed\.csv/)).toBe('a,b\n1,2\n')
  await expect(page.getByRole('main')).not.toContainText('row 7')
  await expect(page.getByText(nameOf(operator), { exact: true })).toBeVisible()
  await attach(page, 'again.log', 'Row 8 fails.')
  await page.getByLabel('Reply').fill('Now it is another row.')
  await page.getByRole('button', { name: 'Send Reply' }).click()
  await expect(talk.getByText('Now it is another row.')).toBeVisible({
    timeout: 15_000,
  })
  await expect(page.getByText('Waiting to be sent')).toHaveCount(0)
  await expect.poll(() => contentOf(blair, /^Download again\.log/)).toBe('Row 8 fails.')
  const stored = await page.evaluate(() => JSON.stringify({ ...localStorage }))
  expect(stored).not.toContain('broken at row')
  expect(stored).not.toMatch(new RegExp(`${operator}|${admin}`))

  await expectAccessible(avery, { occasion: 'the open ticket', themes: ['light', 'dark'] })

  await blair.getByRole('link', { name: 'Everything stored about them' }).click()
  await expect(blair.getByLabel('Email', { exact: true })).toHaveValue(email)
  await blair.getByRole('button', { name: 'Show Records' }).click()
  await blair.getByLabel('Type the address to confirm').fill(email)
  await blair.getByRole('button', { name: 'Erase Everything' }).click()
  await expect(blair.getByText(/records erased/)).toBeVisible()
  await expect(avery.getByText('There is no such ticket.')).toBeVisible({ timeout: 15_000 })
})

test('the desk goes by keys alone, finds a ticket by its number, and fits every screen', async ({
  page,
  browser,
}) => {
  const customer = await (await browser.newContext()).newPage()
  const email = someone()
  await signInByMail(customer, email)
  for (const subject of ['First', 'Second']) {
    await openTicket(customer, `${subject} of ${email.slice(0, 8)}`)
  }
  await followDevice({ page })
  await signInByMail(page, operator)
  await openPage(page, `/admin?view=tickets&q=${email}`)
  const pane = page.getByRole('region', { name: 'Ticket', exact: true })
  await expect(page.getByRole('button', { name: /^Second of/ })).toBeVisible()
  await page.keyboard.press('j')
  await expect(page.getByRole('button', { name: /^Second of/ })).toBeFocused()
  await page.keyboard.press('j')
  await expect(pane.getByRole('heading', { name: /^First of/ })).toBeVisible()
  await page.keyboard.press('k')
  await expect(pane.getByRole('link', { name: /^First of/ })).toBeVisible()
  await page.goBack()
  await expect(page).toHaveURL(/\/admin\?view=tickets&q=[^&]+$/)
  await page.keyboard.press('j')
  await expect(pane.getByRole('link', { name: /^First of/ })).toBeVisible()
  await page.keyboard.press('r')
  await expect(page.getByLabel('Reply')).toBeFocused()
  await page.keyboard.type('jk? by keys')
  await expect(page.getByLabel('Reply')).toHaveValue('jk? by keys')
  await page.keyboard.press('Control+Enter')
  await expect(page.getByText('Reply sent.')).toBeVisible()
  await page.getByRole('button', { name: 'Next ticket' }).focus()
  // A key that an input method handles is none of the desk's.
  await page.evaluate(() =>
    document.activeElement?.dispatchEvent(
      new KeyboardEvent('keydown', { key: 'j', isComposing: true, bubbles: true }),
    ),
  )
  await expect(pane.getByRole('heading', { name: /^Second of/ })).toBeVisible()
  await page.keyboard.press('?')
  const keys = page.getByRole('dialog', { name: 'The desk by keys' })
  await keys.getByRole('switch', { name: 'Count in the title' }).check()
  await page.keyboard.press('Escape')
  await openTicket(customer, `Third of ${email.slice(0, 8)}`)
  await expect(page).toHaveTitle(/^\(\d+\) /, { timeout: 40_000 })

  const found = (await page.getByRole('row').filter({ hasText: 'First of' }).innerText()).match(
    /FF-\d+/,
  )?.[0]
  await page.keyboard.press('Control+k')
  await page.keyboard.type(found ?? '')
  await page.getByRole('option', { name: /^First of/ }).click()
  await expect(pane.getByRole('heading', { name: /^First of/ })).toBeVisible()

  for (const [width, name] of [
    [390, 'phone'],
    [768, 'tablet'],
    [1440, 'desktop'],
  ] as const) {
    await resizeTo(page, width, 900)
    for (const view of ['overview', `tickets&q=${email}`]) {
      await openPage(page, `/admin?view=${view}`)
      await expect(page.getByText(/Waiting for us$|^3 tickets$/).first()).toBeVisible()
      await expectNoSidewaysScroll(page, `${view} on a ${name}`)
      await expectAccessible(page, { occasion: `${view} on a ${name}`, themes: ['light', 'dark'] })
    }
    await page.getByRole('button', { name: /^First of/ }).click()
    await expect(page.getByLabel('Reply')).toBeVisible()
    await expectNoSidewaysScroll(page, `a conversation on a ${name}`)
    await expectAccessible(page, {
      occasion: `a conversation on a ${name}`,
      themes: ['light', 'dark'],
    })
  }
})
