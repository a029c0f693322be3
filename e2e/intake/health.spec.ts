import { expectAccessible, followDevice } from '../fixtures/page/axe'
import { openPage } from '../fixtures/page/open-page'
import { expectNoSidewaysScroll, resizeTo } from '../fixtures/page/page-width'
import { expect, test } from '../fixtures/test'
import { countedVisitor, failAt } from '../fixtures/watch/counted-visitor'
import { releasedRegistry } from '../fixtures/releases/registry'
import { operator, signInByMail } from './mailbox'
import { untilReady } from './until-ready'

test.beforeEach(({ request }) => untilReady(request))
test.beforeEach(followDevice)

test('an operator sees that a page has failed, in which release, and where', async ({
  page,
  browser,
}) => {
  const { version: release = '', graph } = releasedRegistry().remotes['marketing']?.live ?? {}
  const script = graph?.scripts.find(([name]) => name.includes('about-page'))?.[0]
  const visitor = await countedVisitor(browser)
  await failAt(visitor.page, '/about', `/remotes/marketing/${release}/${script}:2:500`)
  await expect.poll(() => visitor.reports.length).toBe(2)

  await signInByMail(page, operator)
  await openPage(page, '/admin')
  await page.getByRole('tab', { name: 'Health' }).click()
  await page.getByRole('button', { name: 'marketing', exact: true }).click()
  const fleet = page.getByRole('table', { name: 'Fleet' })
  await expect(fleet.getByRole('row', { name: 'marketing' })).toContainText(release)
  const chart = page.getByRole('img', { name: /^Share of browsers in which marketing fails/ })
  await expect(chart.locator('[data-change="release"]')).toHaveCount(1)
  await page.getByText('As a table').click()
  const days = page.getByRole('table', { name: 'Browsers in which marketing fails' })
  await expect(days.getByRole('row')).toHaveCount(2)
  await expect(days).toContainText(`${release} released`)
  const releases = page.getByRole('table', { name: 'Releases of marketing' })
  await expect(releases.getByRole('row', { name: release })).toContainText(/\d\s% \(/)

  await page.getByRole('button', { name: 'No … here' }).click()
  const problem = page.getByRole('table', { name: 'Problems of marketing' })
  await expect(problem).toContainText('/about')
  await expect(problem.locator('pre')).toContainText(/at remote-marketing\/src\/\S+\.tsx?:\d+:\d+/)
  await expectAccessible(page, { occasion: 'the health page' })

  await resizeTo(page, 390, 800)
  await page.reload()
  await expect(problem.locator('pre')).toBeVisible()
  await expectNoSidewaysScroll(page, 'the health page')
})
