import { randomUUID } from 'node:crypto'
import { ownJson } from '../../extensions/intake/outbox/own-json'
import type { Page } from '@playwright/test'
import { fillIn } from '../fixtures/forms/fill-in'
import { DemoWizard } from '../fixtures/forms/demo-wizard'
import {
  contactAnswers,
  contactForm,
  fillInLead,
  leadForms,
  type LeadForm,
} from '../fixtures/forms/lead-forms'
import { holdScripts } from '../fixtures/page/hold-scripts'
import { openPage, untilInteractive } from '../fixtures/page/open-page'
import { storedLeads } from '../fixtures/store/leads'
import { expect, test } from '../fixtures/test'
import { admin, signInByMail } from './mailbox'
import { untilReady } from './until-ready'

test.beforeEach(({ request }) => untilReady(request))

/** Every lead form with a draft; the wizard's last step has its button. */
const forms = [
  ...Object.values<LeadForm>(leadForms).map((lead) => ({
    ...lead,
    prepare: (page: Page) => fillInLead(page, lead),
  })),
  {
    path: '/demo',
    button: 'Submit Request',
    collection: 'demoRequests',
    prepare: (page: Page) => new DemoWizard(page).goTo('Preparation'),
  } as const,
]

const refusal = JSON.stringify({ error: 'The name is not as expected.' })

for (const { path, button, collection, prepare } of forms) {
  const send = async (page: Page) => {
    await prepare(page)
    await expect(page.getByText('Draft saved in this browser for 7 days.')).toBeVisible()
    await page.getByRole('button', { name: button }).click()
    await storedLeads(page, collection)
  }

  test(`the form of ${path} is empty after a reload before the answer, which is told`, async ({
    page,
  }) => {
    let isAway = true
    await page.route('**/intake/leads', (route) => (isAway ? undefined : route.continue()))
    await openPage(page, path)
    await send(page)
    isAway = false
    await page.reload()
    await untilInteractive(page)
    await expect(page.getByText('Your form has arrived')).toBeVisible()
    await expect(page.getByText(/Draft from today restored/)).toHaveCount(0)
    await storedLeads(page, collection)
  })

  test(`the form of ${path} returns when the intake refuses it later`, async ({ page }) => {
    let isAway = true
    await page.route('**/intake/leads', (route) =>
      isAway ? route.abort() : route.fulfill({ status: 400, contentType: ownJson, body: refusal }),
    )
    await openPage(page, path)
    await send(page)
    await expect(page.getByText('A form waits to be sent')).toBeVisible()
    await expect(page.getByText('This form saves a draft in your browser.')).toBeVisible()
    isAway = false
    await page.reload()
    await untilInteractive(page)
    await expect(page.getByText('Your form was not accepted')).toBeVisible()
    await expect(page.getByText('Draft from today restored.')).toBeVisible()
  })
}

test('a press before the scripts is posted by the form when its page is left', async ({
  page,
  browser,
}) => {
  const email = `${randomUUID()}@kite.example`
  const visitor = await (await browser.newContext()).newPage()
  await holdScripts(visitor)
  await visitor.goto('/contact', { waitUntil: 'domcontentloaded' })
  await fillIn(contactForm(visitor), { ...contactAnswers, Email: email })
  await contactForm(visitor).getByRole('button', { name: 'Send Message' }).click()
  await visitor.reload({ waitUntil: 'domcontentloaded' })
  await expect(contactForm(visitor).getByLabel('Message')).toHaveValue('')

  await signInByMail(page, admin)
  await openPage(page, `/admin?view=visitors&list=leads&q=${email}`)
  await expect(page.getByRole('button', { name: contactAnswers['Name'] ?? '' })).toHaveCount(1)
})
