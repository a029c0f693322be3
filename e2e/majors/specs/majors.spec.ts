import { errorRecords, untilInteractive } from '../../fixtures/page/open-page'
import { toast } from '../../fixtures/page/toasts'
import { customer } from '../../fixtures/sign-in-dialog'
import { expect, test } from '../../fixtures/test'
import { countRenderers } from '../../interop/count-renderers'
import { journeys } from '../../skew/journeys'
import { startWithStored } from '../../skew/start-with-stored'
import { newerDocument } from '../../skew/stored-documents'
import { reactsOf, remotes } from '../major-states'

/** The remotes of a journey: a submitted ticket leads to the portal. */
const visited = (remote: string) => (remote === 'support' ? [remote, 'portal'] : [remote])

for (const remote of remotes) {
  test(`the journey through ${remote} loads no more Reacts than it needs`, async ({ page }, {
    project,
  }) => {
    const { email = '', walk } = journeys[remote] ?? {}
    await startWithStored(page, email, newerDocument)
    const renderers = await countRenderers(page)
    await walk?.(page)
    await expect.poll(renderers).toBe(reactsOf(project.name, visited(remote)))
  })
}

test('pages of both Reacts share session, theme, messages and history', async ({
  page,
  signInDialog,
}) => {
  const main = page.getByRole('main')
  await page.goto('/pricing')
  await untilInteractive(page)
  await page.evaluate(() => Object.assign(window, { isSameDocument: true }))
  await page.getByRole('button', { name: 'Theme' }).click()
  await page.getByRole('menuitemradio', { name: 'Dark' }).click()
  await signInDialog.signIn(customer)
  await expect(page).toHaveURL('/')

  await page.getByRole('banner').getByRole('link', { name: 'Portal' }).click()
  await expect(main.getByRole('heading', { name: 'Welcome, Casey Customer' })).toBeVisible()
  await expect(main).toBeFocused()
  await main.getByRole('tab', { name: 'Roadmap' }).click()
  const vote = main.getByRole('button', { name: /^Vote for / }).first()
  await vote.click()
  await expect(vote).toHaveAttribute('aria-pressed', 'true')

  await page.getByRole('banner').getByRole('link', { name: 'Pricing' }).click()
  await expect(page).toHaveTitle(/^Pricing/)
  await expect(main).toBeFocused()
  await page.goBack()
  await expect(vote).toHaveAttribute('aria-pressed', 'true')
  expect(await page.evaluate(() => 'isSameDocument' in window)).toBe(true)
  await expect(page.locator('html')).toHaveClass(/dark/)
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('menuitem', { name: 'Logout' }).click()
  await expect(toast(page, 'Logged out')).toBeVisible()
  await expect(main.getByRole('heading', { name: 'Welcome' })).toHaveCount(0)
  expect(await errorRecords(page)).toEqual([])
})

test('a release’s bill of materials lists its React', async ({ request }, { project }) => {
  const { remotes: listed } = await (await request.get('/registry.json')).json()
  for (const remote of remotes) {
    const { entry } = listed[remote].live
    expect(entry.includes('/standalone-')).toBe(reactsOf(project.name, [remote]) === 2)
    const bill = await request.get(new URL('bom.cdx.json', `http://site${entry}`).pathname)
    const { components } = await bill.json()
    const names = components.map(({ name }: { name: string }) => name)
    if (entry.includes('/standalone-')) {
      expect(names).toEqual(expect.arrayContaining(['react', 'react-dom', 'styled-components']))
    }
  }
})
