import { openPage } from '../../../fixtures/page/open-page'
import { expect, test } from '../../../fixtures/test'

test('an auditor gets every document of the trust center', async ({ page }) => {
  await openPage(page, '/security')
  const center = page.getByRole('region', { name: 'Trust center' })
  const fileOf = async (name: string) => {
    const address = await center.getByRole('link', { name }).getAttribute('href')
    return (await page.request.get(address ?? '')).json()
  }
  expect(await fileOf('Download bom.cdx.json')).toMatchObject({
    bomFormat: 'CycloneDX',
    components: expect.arrayContaining([expect.objectContaining({ name: 'react' })]),
  })
  const { remotes } = await fileOf('Open the release list')
  for (const { live } of Object.values<{ live: { entry: string } }>(remotes)) {
    const bill = new URL('bom.cdx.json', new URL(live.entry, page.url()))
    expect((await page.request.get(bill.href)).ok()).toBe(true)
  }

  await center.getByRole('link', { name: 'See the list' }).click()
  const services = page.getByRole('region', { name: 'Services that this website contacts' })
  await expect(services).toBeInViewport()
  await expect(services).toContainText('so it has no subprocessors')
  await page.goBack()
  await center.getByRole('link', { name: 'Read or print the terms' }).click()
  await expect(page.getByRole('button', { name: 'Print this page' })).toBeVisible()
  await expect(page).toHaveURL('/terms')
})
