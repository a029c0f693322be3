import type { Page } from '@playwright/test'
import { fillIn } from '../../../fixtures/forms/fill-in'
import { inquiryAnswers, inquiryForm } from '../../../fixtures/forms/lead-forms'
import { loggedLeads, recordMarks, storedLeads } from '../../../fixtures/store/leads'
import { openPage } from '../../../fixtures/page/open-page'
import { expect, test } from '../../../fixtures/test'
import { toast } from '../../../fixtures/page/toasts'

const industries = (page: Page) => page.getByRole('region', { name: 'Solutions by industry' })
const pressed = (page: Page) => industries(page).getByRole('button', { pressed: true })

test('a visitor finds the industry, the use case and the way to launch', async ({ page }) => {
  await openPage(page, '/solutions')
  await test.step('the anchors of industry, use case and return lead to their sections', async () => {
    for (const [anchor, heading] of [
      ['industry', 'Solutions by industry'],
      ['use-case', 'Solutions by use case'],
      ['roi', 'ROI calculator'],
    ] as const) {
      await expect(page.locator(`#${anchor}`).getByRole('heading', { name: heading })).toHaveCount(
        1,
      )
    }
  })
  await test.step('8 weeks in four phases, and three success stories', async () => {
    const weeks = page.getByRole('region', { name: /8 weeks/ }).getByRole('heading', { level: 3 })
    await expect(weeks).toHaveText([
      /Discovery.*Weeks 1-2/,
      /Integration.*Weeks 3-4/,
      /Customization.*Weeks 5-6/,
      /Launch.*Weeks 7-8/,
    ])
    const stories = page.getByRole('region', { name: 'Three success stories' })
    await expect(stories.getByRole('article')).toHaveCount(3)
  })
  await test.step('six industries, Healthcare first; each shows use cases and benefits of its own', async () => {
    const buttons = industries(page).getByRole('button')
    await expect(buttons).toHaveText([
      'Healthcare',
      'Financial Services',
      'Retail & E-commerce',
      'Manufacturing',
      'Technology',
      'Education',
    ])
    await expect(pressed(page)).toHaveText('Healthcare')
    const seen = new Set<string>()
    for (const name of await buttons.allInnerTexts()) {
      await industries(page).getByRole('button', { name }).click()
      await expect(pressed(page)).toHaveText(name)
      for (const list of ['Use cases', 'Benefits']) {
        const entries = industries(page).getByRole('list', { name: list }).getByRole('listitem')
        await expect(entries.nth(1)).toBeVisible()
        for (const text of await entries.allInnerTexts()) seen.add(text)
      }
    }
    expect(seen.size).toBe(6 * (3 + 2))
  })
})

test('the industry is in the address; an unknown one means Healthcare', async ({ page }) => {
  await openPage(page, '/solutions?industry=education')
  await expect(pressed(page)).toHaveText('Education')
  await openPage(page, '/solutions?industry=%3Cscript%3E')
  await expect(pressed(page)).toHaveText('Healthcare')
})

test('the ROI calculator is launching soon, with a mailbox for early access', async ({ page }) => {
  await openPage(page, '/solutions#roi')
  const roi = page.getByRole('region', { name: 'ROI calculator' })
  await expect(roi).toBeInViewport()
  await expect(roi.getByText('Launching Soon')).toBeVisible()
  await expect(roi.getByRole('link', { name: 'roi@fivefold.example' })).toHaveAttribute(
    'href',
    'mailto:roi@fivefold.example',
  )
})

test('an inquiry needs all four fields, is confirmed, logged and stored', async ({ page }) => {
  const logged = loggedLeads(page)
  await openPage(page, '/solutions')
  const form = inquiryForm(page)
  const submit = form.getByRole('button', { name: 'Submit Inquiry' })
  await submit.click()
  await expect(form.getByLabel('Name')).toBeFocused()
  await fillIn(form, { ...inquiryAnswers, Email: 'no address' })
  await submit.click()
  await expect(form.getByLabel('Email')).toBeFocused()
  for (const label of Object.keys(inquiryAnswers)) {
    await expect(form.getByLabel(label)).toHaveAttribute('required', '')
  }
  await fillIn(form, inquiryAnswers)
  await submit.click()

  await expect(toast(page, 'Inquiry Submitted!')).toContainText(
    "We'll contact you within 24 hours.",
  )
  const record = {
    name: 'Robin Reader',
    email: 'robin@reader.example',
    company: 'Reader Ltd',
    needs: 'Three people copy orders from one system into another.',
    source: 'custom-solution',
  }
  expect(await storedLeads(page, 'demoRequests')).toEqual([{ ...record, ...recordMarks }])
  expect(logged).toEqual([record])
})
