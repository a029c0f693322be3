import type { Page } from '@playwright/test'
import { openPage } from '../../../fixtures/page/open-page'
import { expect, test } from '../../../fixtures/test'

const linkedPaths = async (page: Page) =>
  new Set(
    await page
      .getByRole('main')
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href'))),
  )

test('four kinds of partners, each with a page of its own', async ({ page }) => {
  await openPage(page, '/partnerships')
  for (const [name, path] of [
    ['Technology Partners', '/partnerships/technology'],
    ['System Integrators', '/partnerships/integrators'],
    ['Consulting Partners', '/partnerships/consulting'],
    ['Resellers', '/partnerships/resellers'],
  ] as const) {
    await openPage(page, '/partnerships')
    await page.getByRole('main').getByRole('link', { name }).click()
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  }
})

test('#apply says that applications are reviewed within 48 hours', async ({ page }) => {
  await openPage(page, '/partnerships/resellers')
  await page.getByRole('main').getByRole('link', { name: 'Apply as a reseller' }).first().click()
  await expect(page).toHaveURL('/partnerships?topic=reseller#apply')
  const apply = page.getByRole('region', { name: 'Apply' })
  await expect(apply).toBeInViewport()
  await expect(apply).toContainText('within 48 hours')
})

test('technology partners are led to contact, developers, the API and the resources', async ({
  page,
}) => {
  await openPage(page, '/partnerships/technology')
  const linked = await linkedPaths(page)
  for (const path of [
    '/contact?inquiry=partnership&topic=technology',
    '/developers',
    '/developers/api',
    '/resources',
  ]) {
    expect(linked).toContain(path)
  }
})

test('resellers: three tiers with their yearly sales and margins', async ({ page }) => {
  await openPage(page, '/partnerships/resellers')
  const tiers = page.getByRole('table', { name: 'Reseller tiers' })
  await expect(tiers.getByRole('columnheader')).toHaveText([
    'Term',
    'Authorized',
    'Gold',
    'Platinum',
  ])
  await expect(tiers.getByRole('row', { name: /^Yearly sales/ }).getByRole('cell')).toHaveText([
    '$50K/year',
    '$250K/year',
    '$1M/year',
  ])
  await expect(tiers.getByRole('row', { name: /^Margin/ }).getByRole('cell')).toHaveText([
    '20-25%',
    '25-30%',
    '30-35%',
  ])
  expect(await linkedPaths(page)).toContain('/pricing')
})

test('integrators: three certifications by deployments', async ({ page }) => {
  await openPage(page, '/partnerships/integrators')
  await expect(page.getByRole('main').getByRole('list').first().getByRole('listitem')).toHaveText([
    /Associate\s*1 deployment/,
    /Professional\s*5\+ deployments/,
    /Expert\s*15\+ enterprise deployments/,
  ])
})

test('consulting partners have a page to read', async ({ page }) => {
  await openPage(page, '/partnerships/consulting')
  await expect(page.getByRole('main').getByRole('region')).not.toHaveCount(0)
})
