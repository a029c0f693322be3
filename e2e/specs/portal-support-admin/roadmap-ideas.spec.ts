import type { Page } from '@playwright/test'
import { expectAccessible, followDevice, openPanel } from '../../fixtures/page/axe'
import { openPage } from '../../fixtures/page/open-page'
import { toast } from '../../fixtures/page/toasts'
import { admin, customer } from '../../fixtures/sign-in-dialog'
import { storedState } from '../../fixtures/store/browser-store'
import { expect, test } from '../../fixtures/test'

test.beforeEach(followDevice)

const main = (page: Page) => page.getByRole('main')
const item = (page: Page, name: string) => page.getByRole('article', { name })

async function suggest(page: Page, title: string, reason: string) {
  await main(page).getByRole('button', { name: 'Suggest an idea' }).click()
  await main(page).getByLabel('Title').fill(title)
  await main(page).getByLabel('Why').fill(reason)
  await main(page).getByRole('button', { name: 'Send idea' }).click()
}

test('customers suggest ideas, and an admin plans one and declines the other', async ({
  page,
  store,
  signInDialog,
}) => {
  await store.signIn(customer)
  await openPage(page, '/portal?tab=roadmap')
  await suggest(page, 'Dry runs for Smart Workflows', ' ')
  await expect(main(page).getByText('Tell us why you need it.')).toBeVisible()
  await main(page).getByLabel('Why').fill('A wrong rule costs us a day.')
  await main(page).getByRole('button', { name: 'Send idea' }).click()
  await expect(main(page).getByText('This is on the roadmap already.')).toBeVisible()
  await main(page).getByLabel('Title').fill('Approve from a phone')
  await main(page).getByRole('button', { name: 'Send idea' }).click()
  await expect(toast(page, 'Idea sent')).toBeVisible()
  await expect(main(page).getByRole('button', { name: 'Suggest an idea' })).toBeFocused()
  await suggest(page, 'Export the audit log', 'Auditors ask for it each quarter.')
  await expect(main(page).getByText('Waiting for an answer')).toHaveCount(2)
  await expect(main(page)).toContainText('Recently shipped')

  await signInDialog.changeAccount(admin)
  await openPage(page, '/admin?view=ideas')
  await page.getByRole('button', { name: 'Approve from a phone' }).click()
  await page.getByLabel('Description').fill('Managers approve with one tap.')
  await page.getByLabel('Category').selectOption('Smart Workflows')
  await page.getByRole('button', { name: 'Add item' }).click()
  await expect(toast(page, 'Added to the roadmap')).toBeVisible()
  await page.getByRole('button', { name: 'Export the audit log' }).click()
  await page.getByRole('button', { name: 'Decline', exact: true }).click()
  await page.getByRole('button', { name: 'Decline idea' }).click()
  await expect(main(page).getByText('Tell the customer why.')).toBeVisible()
  await page.getByLabel('Answer to the customer').fill('The API has it: GET /v1/audit-log.')
  await page.getByRole('button', { name: 'Decline idea' }).click()
  await expect(toast(page, 'Idea declined')).toBeVisible()

  await signInDialog.changeAccount(customer)
  await openPage(page, '/portal?tab=roadmap')
  await expect(main(page).getByText('The API has it: GET /v1/audit-log.')).toBeVisible()
  await page.getByRole('button', { name: 'Vote for Approve from a phone' }).click()
  await expect(item(page, 'Approve from a phone')).toContainText('Managers approve with one tap.')
  await expect
    .poll(async () => (await storedState(page)).roadmapItems.map((one) => one['vote_count']))
    .toEqual([128, 74, 1])
})

test('a comment reaches another tab, and its writer deletes it', async ({
  page,
  context,
  store,
}) => {
  await store.signIn(customer)
  await openPage(page, '/portal?tab=roadmap')
  const name = 'Dry runs for Smart Workflows'
  const dryRuns = item(page, name)
  await dryRuns.getByRole('button', { name: `Comment on ${name}` }).click()
  await dryRuns.getByRole('button', { name: 'Post comment' }).click()
  await expect(dryRuns.getByText('Write a comment.')).toBeVisible()
  await dryRuns.getByLabel('Your comment').fill('We need it for the month-end close.')
  await dryRuns.getByRole('button', { name: 'Post comment' }).click()
  await expect(dryRuns.getByRole('button', { name: `1 comment on ${name}` })).toBeVisible()
  await expectAccessible(page, { occasion: 'comments', within: openPanel })

  const other = await context.newPage()
  await openPage(other, page.url())
  await expect(item(other, name)).toContainText('We need it for the month-end close.')
  await dryRuns.getByRole('button', { name: /^Delete comment/ }).press('Enter')
  await expect(dryRuns.getByLabel('Your comment')).toBeFocused()
  await expect(dryRuns.getByText('Comment deleted.')).toBeVisible()
  await expect(item(other, name).getByRole('button', { name: `Comment on ${name}` })).toBeVisible()
})
