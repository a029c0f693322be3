import type { Page } from '@playwright/test'
import { openPage } from '../../../fixtures/page/open-page'
import { expect, test } from '../../../fixtures/test'

/** Milliseconds until the assistant answers. */
const replyDelay = 1500

const log = (page: Page) => page.getByRole('log')
const field = (page: Page) => page.getByRole('textbox', { name: 'Message' })
const send = (page: Page) => page.getByRole('button', { name: 'Send' })
const typing = (page: Page) => log(page).getByText('Cortex Companion is typing')

/** From now on the page's time passes only when a test lets it. */
async function openWithStoppedClock(page: Page) {
  await page.clock.install()
  await openPage(page, '/cortex')
  await page.clock.pauseAt(Date.now() + 60_000)
}

test('a message appears at once, the answer after 1500 ms, and meanwhile nothing can be sent', async ({
  page,
}) => {
  await openWithStoppedClock(page)
  await expect(log(page)).toContainText('No questions yet')
  await field(page).fill('What is the weather?')
  await send(page).click()

  await expect(log(page)).toContainText('What is the weather?')
  await expect(log(page)).not.toContainText('No questions yet')
  await expect(typing(page)).toBeAttached()
  await expect(field(page)).toBeDisabled()
  await expect(field(page)).toHaveValue('')
  await expect(send(page)).toBeDisabled()

  await page.clock.runFor(replyDelay - 1)
  await expect(typing(page)).toBeAttached()
  await page.clock.runFor(1)
  await expect(typing(page)).toHaveCount(0)
  await expect(log(page)).toContainText('In this demo, I only know four questions.')
  await expect(field(page)).toBeEnabled()
  await expect(field(page)).toBeFocused()
})

test('each sample query is answered with its sources and steps, and acts once it is approved', async ({
  page,
}) => {
  await openWithStoppedClock(page)
  const answers = new Set<string>()
  for (const [query, answer, done] of [
    ['Show me all support tickets from last week', /47 support tickets/, 'Incident opened'],
    ['Generate the Q4 sales report', /Q4 sales report is ready/, 'Report sent'],
    [
      'Schedule a meeting with the marketing team',
      /six members of the marketing/,
      'Invitation sent',
    ],
    ["What's our customer satisfaction trend?", /satisfaction rose/, 'Chart added'],
  ] as const) {
    await page.getByRole('button', { name: query }).click()
    await expect(page.getByRole('button', { name: query })).toBeDisabled()
    await page.clock.runFor(replyDelay)
    const bubble = log(page).getByText(answer)
    await expect(bubble).toHaveCount(1)
    answers.add(await bubble.innerText())

    await expect(log(page).getByRole('list', { name: 'Sources' }).last()).toContainText('·')
    await log(page).getByText('How I got this').last().click()
    await expect(log(page).getByRole('group').last().getByRole('listitem')).toHaveCount(3)
    await expect(log(page)).not.toContainText(done)
    await log(page)
      .getByRole('button', { name: /^Approve\b/ })
      .click()
    await expect(log(page)).toContainText(done)
    await expect(
      log(page)
        .getByRole('button', { name: /^Approved/ })
        .last(),
    ).toBeFocused()
  }
  expect(answers.size).toBe(4)
})

test('Enter sends, also a sample query in other letters; blanks are not sent', async ({ page }) => {
  await openWithStoppedClock(page)
  await expect(send(page)).toBeDisabled()
  await field(page).fill('   ')
  await expect(send(page)).toBeDisabled()
  await field(page).press('Enter')
  await expect(log(page)).toContainText('No questions yet')

  await field(page).fill('  generate the q4 SALES report ')
  await field(page).press('Enter')
  await page.clock.runFor(replyDelay)
  await expect(log(page)).toContainText('Q4 sales report is ready')
})

test('a message that looks like code is shown as it was written', async ({ page }) => {
  await openWithStoppedClock(page)
  const message = '<img src=x onerror="window.hacked=1"> مرحبا 🎉'
  await field(page).fill(message)
  await field(page).press('Enter')
  await page.clock.runFor(replyDelay)
  await expect(log(page).getByText(message)).toBeVisible()
  expect(await page.evaluate(() => Reflect.get(window, 'hacked'))).toBeUndefined()
})
