import type { Page } from '@playwright/test'
import { senderKey } from '../../extensions/intake/outbox/outbox-keys'
import { ownJson } from '../../extensions/intake/outbox/own-json'
import { contactAnswers, contactForm } from '../fixtures/forms/lead-forms'
import { fillIn } from '../fixtures/forms/fill-in'
import { openPage } from '../fixtures/page/open-page'
import { expect, test } from '../fixtures/test'
import { signInByMail } from './mailbox'
import { untilReady } from './until-ready'

test.beforeEach(({ request }) => untilReady(request))

const sendMessage = async (page: Page) => {
  await openPage(page, '/contact')
  await fillIn(contactForm(page), contactAnswers)
  await contactForm(page).getByRole('button', { name: 'Send Message' }).click()
}
const receipts = (page: Page) =>
  page.evaluate(() =>
    Object.entries(localStorage).filter(([key]) => key.startsWith('fivefold-receipt:')),
  )

const secretOf = (page: Page) => page.evaluate((key) => localStorage.getItem(key) ?? '', senderKey)

/** Sends a record with the id and other content, with this secret. @returns why the intake refuses it. */
async function saidOf(page: Page, id: string, sender: string) {
  const response = await page.request.post('/intake/leads', {
    data: {
      sender,
      leads: [
        {
          collection: 'marketing/newsletter',
          record: { id, created_at: '2026-01-01T00:00:00.000Z', email: 'other@other.example' },
        },
      ],
    },
  })
  return ((await response.json()) as { answers: { refused?: string }[] }).answers[0]?.refused
}

test('a message is confirmed once the intake has it', async ({ page }) => {
  await sendMessage(page)
  await expect(page.getByText('Message Sent!').first()).toBeVisible()
  const [[key = ''] = []] = await receipts(page)
  expect(await saidOf(page, key.replace('fivefold-receipt:', ''), await secretOf(page))).toBe(
    'Another record has this id.',
  )
  await page.reload()
  expect(await receipts(page)).toHaveLength(1)
})

test('a message of an offline visitor waits, and goes by itself', async ({ page, context }) => {
  await openPage(page, '/contact')
  await fillIn(contactForm(page), contactAnswers)
  await context.setOffline(true)
  await contactForm(page).getByRole('button', { name: 'Send Message' }).click()
  await expect(page.getByText('A form waits to be sent')).toBeVisible()
  await expect(page.getByText('Message Sent!')).toHaveCount(0)
  expect(await receipts(page)).toEqual([])

  await context.setOffline(false)
  await expect(page.getByText('Your form has arrived')).toBeVisible()
  await expect(page.getByText('A form waits to be sent')).toHaveCount(0)
  expect(await receipts(page)).toHaveLength(1)
})

test('a message that waits survives the page, and is sent by the next one', async ({
  page,
  context,
}) => {
  await page.route('**/intake/leads', (route) => route.abort())
  await sendMessage(page)
  await expect(page.getByText('A form waits to be sent')).toBeVisible()
  await page.close()
  const next = await context.newPage()
  await openPage(next, '/waitlist')
  await expect.poll(() => receipts(next)).toHaveLength(1)
})

test('a refused message is told with the reason, and never sent again', async ({ page }) => {
  let requests = 0
  await page.route('**/intake/leads', (route) => {
    requests += 1
    return route.fulfill({
      status: 413,
      contentType: ownJson,
      body: JSON.stringify({ error: 'A request has at most 65536 bytes.' }),
    })
  })
  await sendMessage(page)
  await expect(page.getByText('Your form was not accepted')).toBeVisible()
  await expect(page.getByText(/at most 65536 bytes/)).toBeVisible()
  await expect(contactForm(page).getByLabel('Message')).not.toHaveValue('')
  await openPage(page, '/about')
  await openPage(page, '/contact')
  expect(requests).toBe(1)
})

test('a visitor who clears this browser withdraws what was sent', async ({ page }) => {
  await sendMessage(page)
  await expect(page.getByText('Message Sent!').first()).toBeVisible()
  const [[key = ''] = []] = await receipts(page)
  // Others may send the id of a withdrawn record.
  const secret = await secretOf(page)
  await signInByMail(page, 'somebody@acme.example')
  await openPage(page, '/profile?tab=security')
  await page.getByRole('button', { name: 'Clear browser data' }).click()
  await page.getByRole('button', { name: 'Clear everything' }).click()
  await expect(page).toHaveURL('/')
  await expect
    .poll(() => saidOf(page, key.replace('fivefold-receipt:', ''), secret))
    .toBe('It was deleted.')
})
