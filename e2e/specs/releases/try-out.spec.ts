import { expectAccessible, followDevice } from '../../fixtures/page/axe'
import { untilInteractive } from '../../fixtures/page/open-page'
import { test } from '../../fixtures/releases/own-site'
import { releasedRegistry } from '../../fixtures/releases/registry'
import { emergency, failing, reworked } from '../../fixtures/releases/support-releases'
import { expect } from '../../fixtures/test'

test('a tester overrides a remote by another origin’s release and by one of the site, until Reset', async ({
  page,
  ownSite,
}) => {
  await followDevice({ page })
  const [site, elsewhere] = [await ownSite(), await ownSite()]
  const release = elsewhere.place('support', 'next', reworked)
  await site.configure({ TRY_OUT: '1', TRY_OUT_ORIGINS: elsewhere.origin })
  const live = page.getByRole('heading', { name: emergency.live, exact: true })
  const next = page.getByRole('heading', { name: emergency.next, exact: true })
  const address = `${elsewhere.origin}/remotes/support/${release}/`

  await page.goto(`${site.origin}/support?override=support@${address}`)
  await expect(next).toBeVisible()
  await expect(page).toHaveURL(`${site.origin}/support`)
  const banner = page.getByRole('status', {
    name: `Trying out support ${release} from ${new URL(elsewhere.origin).host}`,
  })
  await expect(banner).toBeInViewport()
  await page.reload()
  await expect(next).toBeVisible()
  await banner.getByRole('button', { name: 'Reset' }).click()
  await expect(live).toBeVisible()
  await expect(banner).toBeHidden()
  await untilInteractive(page)

  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  await page.keyboard.press('Alt+Shift+O')
  const panel = page.getByRole('dialog', { name: 'Try out a release' })
  const liveVersion = releasedRegistry().remotes['support']?.live.version ?? ''
  await expect(panel.getByRole('row', { name: `support ${liveVersion}` })).toBeVisible()
  const field = panel.getByLabel('Remote and release or address')
  await field.fill('support@https://evil.example/')
  await panel.getByRole('button', { name: 'Try it out' }).click()
  await expect(panel.getByText('https://evil.example is not an origin')).toBeVisible()
  expect(requested.filter((url) => url.includes('evil.example'))).toEqual([])

  await field.fill(`support@${site.place('support', 'own', reworked)}`)
  await panel.getByRole('button', { name: 'Try it out' }).click()
  await expect(next).toBeVisible()
  await expect(
    page.getByRole('status', { name: `Trying out support ${liveVersion}-own` }),
  ).toBeVisible()
  await page.keyboard.press('Alt+Shift+O')
  await field.fill('support')
  await panel.getByRole('button', { name: 'Try it out' }).click()
  await expect(field).toHaveAccessibleDescription(/support@/)
  await expectAccessible(page, { occasion: 'the panel with an error, over the banner' })
})

test('the live release replaces an override that fails or is refused', async ({
  page,
  ownSite,
}) => {
  const site = await ownSite()
  const release = site.place('support', 'broken', failing)
  await site.configure({ TRY_OUT: '1' })
  const live = page.getByRole('heading', { name: emergency.live, exact: true })

  await page.goto(`${site.origin}/support?override=support@${release}`)
  await expect(live).toBeVisible()
  await expect(
    page.getByText(`support ${release} failed (broken release). The live release is shown.`),
  ).toBeVisible()
  await page.reload()
  await expect(live).toBeVisible()
  await expect(page.getByText('The live release is shown.')).toBeHidden()

  await page.goto(`${site.origin}/support?override=support@javascript:alert(1)`)
  await expect(live).toBeVisible()
  await expect(page.getByText('“javascript:alert(1)” is neither a release')).toBeVisible()
})

test('an override that is not enabled has no effect and requests nothing', async ({ page }) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(new URL(request.url()).pathname))
  const address = '/support?override=support@1.0.0&tryout'
  await page.goto(address)
  await expect(page.getByRole('heading', { name: emergency.live, exact: true })).toBeVisible()
  await expect(page).toHaveURL(address)
  await page.keyboard.press('Alt+Shift+O')
  await expect(page.getByRole('dialog')).toBeHidden()
  expect(requested.filter((path) => path.includes('try-out') || path.endsWith('.json'))).toEqual([])
})
