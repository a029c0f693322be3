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

/** An address that opens a state, the part that has it, and a text of that state. */
for (const [address, within, text] of [
  ['/developers?endpoint=integrations&language=typescript', '#reference', /\/v1\/integrations/],
  ['/platform?category=crm', '#integrations', /Salesforce/],
  ['/platform?search=fax', '#integrations', /fax/],
  ['/platform?compare=cortex,integ,pipelines,workflows,scd', '#compare', /SCD/],
  ['/platform?compare=', '#compare', /./],
  ['/pricing?users=500&integrations=50&storage=500', 'main', /500/],
  ['/solutions?industry=education', '#industry', /./],
  ['/case-studies?industry=Technology', 'main', /./],
  ['/search?q=data', 'main', /best matches/],
  ['/search?q=zzqqx', 'main', /No results found/],
] as const) {
  inLongRun(address, async ({ page }) => {
    await openPage(page, address)
    await expect(page.locator(within)).toContainText(text)
    await expectAccessible(page, { occasion: address, within })
  })
}

test('a step of the wizard with messages, and the confirmation', async ({ page }) => {
  const wizard = new DemoWizard(page)
  await wizard.open()
  for (const step of wizardSteps.slice(1)) {
    await wizard.goOnTo(step)
    if (step !== 'Your Info' && !isLongRun) continue
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

inLongRun('the waitlist with messages, and the joined screen', async ({ page }) => {
  await openPage(page, '/waitlist?ref=fivefold-ABC123')
  await joinButton(page).click()
  await expect(toast(page, 'Please fill in all required fields', 'alert')).toBeVisible()
  await expectAccessible(page, { occasion: 'messages', within: 'main' })
  await joinWaitlist(page)
  await expectAccessible(page, { occasion: 'joined', within: 'main' })
})

test('the contact form with messages, and after sending', async ({ page }) => {
  await openPage(page, '/contact')
  const send = contactForm(page).getByRole('button', { name: 'Send Message' })
  await send.click()
  await expectAccessible(page, { occasion: 'contact messages', within: 'main' })
  await page.getByRole('button', { name: 'How fast do you reply?' }).click()
  await fillIn(contactForm(page), contactAnswers)
  await send.click()
  await expect(toast(page, 'Message Sent!')).toBeVisible()
  await expectAccessible(page, { occasion: 'contact sent, a question open' })
})

inLongRun(
  'the inquiry and Cortex forms with messages, open pillars and an answer',
  async ({ page }) => {
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
    await expectAccessible(page, { occasion: 'Cortex', within: 'main' })
  },
)

inLongRun('the community’s dialog, empty and with messages', async ({ page }) => {
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

inLongRun('the blog without articles and without its feed', async ({ page }) => {
  await serveFeed(page, '{"status":"ok","items":[]}')
  await openPage(page, '/blog')
  await expect(page.getByText('No articles found', { exact: true })).toBeVisible()
  await expectAccessible(page, { occasion: 'no articles', within: 'main' })
  await serveFeed(page, '', 500)
  await page.reload()
  await expect(page.getByText('Feed temporarily unavailable')).toBeVisible()
  await expectAccessible(page, { occasion: 'no feed', within: 'main' })
})

for (const path of ['/', '/pricing', '/platform', '/waitlist', '/case-studies']) {
  inLongRun(`${path} on a phone`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 800 })
    await openPage(page, path)
    await expectAccessible(page, { occasion: `${path} on a phone` })
  })
}
