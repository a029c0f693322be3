import { openPage } from '../../../fixtures/page/open-page'
import { expect, test } from '../../../fixtures/test'

test('a visitor reads what Cortex takes, runs and costs', async ({ page }) => {
  await openPage(page, '/cortex')
  await test.step('the hero leads to a demo and to the prices', async () => {
    const main = page.getByRole('main')
    await expect(main.getByRole('link', { name: 'Request a Demo' })).toHaveAttribute(
      'href',
      '/demo?demo=cortex&product=cortex',
    )
    await expect(main.getByRole('link', { name: 'View Pricing' })).toHaveAttribute(
      'href',
      '/pricing',
    )
  })
  await test.step('12 data types, 13 ML nodes, 9 governance nodes, 6 families of systems', async () => {
    const distinct = async (list: string) => {
      const entries = page
        .getByRole('list', { name: list })
        .getByRole('listitem')
        .filter({ hasNot: page.getByRole('list') })
      return new Set(await entries.allTextContents()).size
    }
    expect(await distinct('12 supported data types')).toBe(12)
    expect(await distinct('13 ML nodes')).toBe(13)
    expect(await distinct('9 governance nodes')).toBe(9)
    const families = page.getByRole('region', { name: 'Works with what you already use' })
    await expect(families.getByRole('heading', { level: 3 })).toHaveCount(6)
  })
  await test.step('the workbench shows its paths as text, and models run where the data is', async () => {
    const workbench = page.getByRole('region', { name: 'ML Workbench and Governance' })
    await expect(workbench.getByRole('heading', { name: 'Hybrid integration' })).toBeVisible()
    await expect(workbench.getByRole('code')).toHaveText([
      '/ml/models',
      '/ml/governance/report',
      '/ws/ml/dashboard',
    ])
    await expect(workbench.getByRole('link')).toHaveCount(0)
  })
  await test.step('security is claimed in three points and the price is coming soon', async () => {
    const security = page.getByRole('region', { name: /^Security/ })
    await expect(security.getByRole('term')).toHaveText([
      'Role-based access',
      'Single sign-on',
      'Audit logging',
    ])
    await expect(
      page.getByRole('region', { name: 'Cortex Companion pricing' }).getByText('Coming Soon'),
    ).toBeVisible()
  })
})

test('pillars open and use cases change on demand', async ({ page }) => {
  await openPage(page, '/cortex')
  await test.step('the pillars open and close independently of each other', async () => {
    const names = [
      'Unified Data Ingestion',
      'Intelligent Processing',
      'Conversational Intelligence',
    ] as const
    const pillar = (name: string, expanded?: boolean) =>
      page.getByRole('button', { name, ...(expanded === undefined ? {} : { expanded }) })
    for (const name of names) {
      await expect(pillar(name, false)).toBeVisible()
      await pillar(name).click()
    }
    for (const name of names) {
      const details = await pillar(name, true).getAttribute('aria-controls')
      await expect(page.locator(`[id="${details}"]`)).toBeVisible()
    }
    await pillar(names[1]).press('Enter')
    await expect(pillar(names[0], true)).toBeVisible()
    await expect(pillar(names[1], false)).toBeVisible()
    await expect(pillar(names[2], true)).toBeVisible()
  })
  await test.step('one use case at a time, Sales Operations first', async () => {
    const tabs = page.getByRole('tablist', { name: 'Use cases' }).getByRole('tab')
    await expect(tabs).toHaveText([
      'Sales Operations',
      'Customer Support',
      'HR Operations',
      'Business Operations',
    ])
    await expect(page.getByRole('tabpanel', { name: 'Sales Operations' })).toBeVisible()
    await tabs.first().focus()
    for (const name of ['Customer Support', 'HR Operations', 'Business Operations']) {
      await page.keyboard.press('ArrowRight')
      await expect(page.getByRole('tab', { name, selected: true })).toBeFocused()
      await expect(page.getByRole('tabpanel', { name })).toBeVisible()
      await expect(page.getByRole('tabpanel')).toHaveCount(1)
    }
  })
})
