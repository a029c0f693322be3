import type { Page } from '../../extensions/smoke/find-browser'

/** Opens a page with the outline of its parts, without the outline's list. */
export async function openOutlined(page: Page, address: string) {
  await page.goto(`${address}?outline`)
  const list = page.getByRole('region', { name: 'Parts of the site' })
  await list.getByRole('listitem').first().waitFor()
  await page.waitForLoadState('networkidle')
  await list.evaluate((element) => (element.style.display = 'none'))
}
