import { expectAccessible, followDevice } from '../../fixtures/page/axe'
import { openPage } from '../../fixtures/page/open-page'
import { expectNoSidewaysScroll, resizeTo } from '../../fixtures/page/page-width'
import { customer } from '../../fixtures/sign-in-dialog'
import { expect, test } from '../../fixtures/test'

const failedRun = '/support/kb/failed-run'

test('a customer goes from the list to an answer, along its contents, and on to a ticket', async ({
  page,
  store,
}) => {
  await store.signIn(customer)
  await openPage(page, '/support/kb')
  await page.getByRole('searchbox', { name: 'Search articles' }).fill('run failed')
  const answers = page.getByRole('region', { name: 'Asked most' }).getByRole('link')
  await expect(answers).toHaveCount(1)
  await answers.click()
  await expect(page).toHaveURL(failedRun)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Find out why a workflow run failed',
  )

  const contents = page.getByRole('navigation', { name: 'On this page' })
  await contents.getByRole('link', { name: 'Resume or undo' }).click()
  await expect(page).toHaveURL(`${failedRun}#resume`)
  await expect(page.getByRole('heading', { name: 'Resume or undo' })).toBeInViewport()

  await page.getByRole('link', { name: 'Ask support about this' }).click()
  await expect(page.getByLabel('Category')).toHaveValue('Technical Issue')
  await expect(page.getByLabel('Subject')).toHaveValue(
    'Smart Workflows: Find out why a workflow run failed',
  )
  await expect(page.getByLabel('Description')).toHaveValue('')
})

test('a link to a section of an answer shows it below the header', async ({ page }) => {
  await openPage(page, '/support/kb/connect-integration#red')
  const heading = page.getByRole('heading', { name: 'When a connection turns red' })
  await expect(heading).toBeInViewport()
  const header = await page.getByRole('banner').boundingBox()
  const box = await heading.boundingBox()
  expect(box?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0))
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('an answer is whole, and leads to a ticket', async ({ page }) => {
    await page.goto('/support/kb')
    await page.getByRole('link', { name: 'Set up single sign-on (SSO)' }).click()
    await page.getByRole('link', { name: 'Map groups to roles' }).click()
    await expect(page).toHaveURL('/support/kb/single-sign-on#groups')
    await expect(page.getByText('Groups arrive with the sign-in of each person.')).toBeInViewport()
    await expect(page.getByRole('link', { name: 'Ask support about this' })).toBeVisible()
  })
})

test.describe('an answer', () => {
  test.beforeEach(followDevice)

  test('is accessible in both themes, and fits a phone', async ({ page }) => {
    await openPage(page, failedRun)
    await expectAccessible(page, { occasion: 'an answer' })
    await resizeTo(page, 320, 640)
    await expectNoSidewaysScroll(page, 'at 320 px')
  })
})
