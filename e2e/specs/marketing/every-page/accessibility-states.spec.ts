import { expectAccessible, followDevice, openPanel } from '../../../fixtures/page/axe'
import { serveFeed } from '../../../fixtures/blog-feed'
import { DemoWizard, wizardSteps } from '../../../fixtures/forms/demo-wizard'
import { fillIn } from '../../../fixtures/forms/fill-in'
import {
  agreement,
  contactAnswers,
  contactForm,
  cortexForm,
  inquiryForm,
  joinButton,
  joinWaitlist,
} from '../../../fixtures/forms/lead-forms'
import { isLongRun } from '../../../fixtures/long-run'
import { openPage } from '../../../fixtures/page/open-page'
import { expect, test } from '../../../fixtures/test'
import { toast } from '../../../fixtures/page/toasts'

test.beforeEach(followDevice)

/** All states in a long run; else those of forms and dialogs, which have the most rules. */
const inLongRun = isLongRun ? test : test.skip

for (const path of ['/community', '/platform', '/cortex', '/developers', '/learn']) {
  inLongRun(`every tab of ${path}`, async ({ page }) => {
    await openPage(page, path)
    for (const tab of (await page.getByRole('main').getByRole('tab').all()).slice(1)) {
      await tab.click()
      await expect(tab).toHaveAttribute('aria-selected', 'true')
      await expectAccessible(page, { occasion: await tab.innerText(), within: openPanel })
    }
  })
}

inLongRun(
  'an open endpoint, and the directory of integrations with and without results',
  async ({ page }) => {
    for (const [address, within] of [
      ['/developers?endpoint=integrations&language=typescript', '#reference'],
      ['/platform?category=crm', '#integrations'],
      ['/platform?search=fax', '#integrations'],
    ] as const) {
      await openPage(page, address)
      await expectAccessible(page, { occasion: address, within })
    }
  },
)

test('the four steps of the wizard with messages, and the confirmation', async ({ page }) => {
  const wizard = new DemoWizard(page)
  await wizard.open()
  for (const step of wizardSteps.slice(1)) {
    await wizard.goOnTo(step)
    if (step !== 'Preparation') {
      await wizard.next.click()
      await expect(page.getByRole('alert').first()).toBeVisible()
    }
    await expectAccessible(page, { occasion: step, within: 'main' })
  }
  await wizard.submit.click()
  await expect(wizard.submitAnother).toBeVisible()
  await expectAccessible(page, { occasion: 'confirmation', within: 'main' })
})

test('the waitlist with messages, and the joined screen', async ({ page }) => {
  await openPage(page, '/waitlist?ref=fivefold-ABC123')
  await joinButton(page).click()
  await expect(toast(page, 'Please fill in all required fields', 'alert')).toBeVisible()
  await expectAccessible(page, { occasion: 'messages', within: 'main' })
  await joinWaitlist(page)
  await expectAccessible(page, { occasion: 'joined', within: 'main' })
})

test('the contact, inquiry and Cortex forms with messages, and after sending', async ({ page }) => {
  await openPage(page, '/contact')
  const send = contactForm(page).getByRole('button', { name: 'Send Message' })
  await send.click()
  await expectAccessible(page, { occasion: 'contact messages', within: 'main' })
  await page.getByRole('button', { name: 'How fast do you reply?' }).click()
  await fillIn(contactForm(page), contactAnswers)
  await send.click()
  await expect(toast(page, 'Message Sent!')).toBeVisible()
  await expectAccessible(page, { occasion: 'contact sent, a question open' })

  await openPage(page, '/solutions')
  await inquiryForm(page).getByRole('button', { name: 'Submit Inquiry' }).click()
  await expectAccessible(page, { occasion: 'inquiry messages', within: '#custom' })

  await openPage(page, '/cortex')
  for (const pillar of ['Unified Data Ingestion', 'Conversational Intelligence']) {
    await page.getByRole('button', { name: pillar }).click()
  }
  await agreement(page).press('Space')
  await cortexForm(page).getByRole('button', { name: 'Request Cortex Demo' }).click()
  await page.getByRole('button', { name: 'Generate the Q4 sales report' }).click()
  await expect(page.getByRole('log')).toContainText('report is ready')
  // At another scroll position the header may cover half a button.
  await page.evaluate(() => window.scrollTo(0, 0))
  await expectAccessible(page, {
    occasion: 'Cortex messages, open pillars and an answer',
    within: 'main',
  })
})

test('the community’s dialog, empty and with messages', async ({ page }) => {
  await openPage(page, '/community')
  await page.getByRole('button', { name: 'Start a Discussion' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectAccessible(page, { occasion: 'dialog', within: '[role=dialog]' })
  await page.getByRole('dialog').getByRole('button', { name: 'Post' }).click()
  await expectAccessible(page, { occasion: 'dialog with messages', within: '[role=dialog]' })
  await page.keyboard.press('Escape')
  await page.getByRole('searchbox', { name: 'Search discussions' }).fill('no such thing')
  await expectAccessible(page, { occasion: 'nothing found', within: 'main' })
})

inLongRun(
  'the search with and without results, the blog without articles and without its feed',
  async ({ page }) => {
    await openPage(page, '/search?q=data')
    await expect(page.getByRole('tabpanel').getByRole('link').first()).toBeVisible()
    await expectAccessible(page, { occasion: 'results', within: 'main' })
    await openPage(page, '/search?q=zzqqx')
    await expect(page.getByText(/^No results found/)).toBeVisible()
    await expectAccessible(page, { occasion: 'no results', within: 'main' })

    await serveFeed(page, '{"status":"ok","items":[]}')
    await openPage(page, '/blog')
    await expect(page.getByText('No articles found', { exact: true })).toBeVisible()
    await expectAccessible(page, { occasion: 'no articles', within: 'main' })
    await serveFeed(page, '', 500)
    await page.reload()
    await expect(page.getByText('Feed temporarily unavailable')).toBeVisible()
    await expectAccessible(page, { occasion: 'no feed', within: 'main' })
  },
)

inLongRun(
  'the calculator with extras, every industry, and the whole comparison',
  async ({ page }) => {
    await openPage(page, '/pricing?users=500&integrations=50&storage=500')
    await page
      .getByRole('region', { name: 'Billing questions' })
      .getByRole('button')
      .first()
      .click()
    await expectAccessible(page, { occasion: 'pricing', within: 'main' })
    await openPage(page, '/platform?compare=cortex,integ,pipelines,workflows,scd')
    await expectAccessible(page, { occasion: 'all products', within: '#compare' })
    await openPage(page, '/platform?compare=')
    await expectAccessible(page, { occasion: 'no product', within: '#compare' })
    await openPage(page, '/solutions?industry=education')
    await expectAccessible(page, { occasion: 'education', within: '#industry' })
    await openPage(page, '/case-studies?industry=Technology')
    await expectAccessible(page, { occasion: 'no case study', within: 'main' })
  },
)

for (const path of ['/', '/pricing', '/platform', '/waitlist', '/case-studies']) {
  inLongRun(`${path} on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await openPage(page, path)
    await expectAccessible(page, { occasion: `${path} on a phone` })
  })
}
