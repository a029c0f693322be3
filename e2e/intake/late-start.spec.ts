import type { Page } from '@playwright/test'
import { fillIn } from '../fixtures/forms/fill-in'
import { contactAnswers, contactForm } from '../fixtures/forms/lead-forms'
import { holdScripts } from '../fixtures/page/hold-scripts'
import { expect, test } from '../fixtures/test'
import { untilReady } from './until-ready'

test.beforeEach(({ request }) => untilReady(request))

const send = (page: Page) => contactForm(page).getByRole('button', { name: 'Send Message' })

/** The addresses of the intake to which the page sends a form. */
function sendings(page: Page) {
  const sent: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (request.method() === 'POST' && pathname.startsWith('/intake/')) sent.push(pathname)
  })
  return sent
}

async function fillInEarly(page: Page) {
  await page.goto('/contact', { waitUntil: 'domcontentloaded' })
  await fillIn(contactForm(page), contactAnswers)
}

test('a press before the scripts is sent by them, once', async ({ page }) => {
  const sent = sendings(page)
  const release = await holdScripts(page)
  await fillInEarly(page)
  await send(page).click()
  await expect(send(page)).toHaveAttribute('data-pending')
  release()
  await expect(page.getByText('Message Sent!').first()).toBeVisible()
  await expect(page).toHaveURL('/contact')
  expect(sent).toEqual(['/intake/leads'])
})

test('where the scripts never come, the held press posts the form, once', async ({ page }) => {
  const sent = sendings(page)
  const release = await holdScripts(page, { isLost: true })
  await fillInEarly(page)
  await send(page).click()
  await expect(send(page)).toHaveAttribute('data-pending')
  release()
  await expect(page.getByRole('heading', { name: 'Message Sent!' })).toBeVisible()
  expect(sent).toEqual(['/intake/forms/marketing/contact'])
})
