import { isLongRun } from '../../fixtures/long-run'
import { breakRemote, type Fault } from '../../fixtures/faults/broken-remote'
import { pageOf } from '../../fixtures/releases/registry'
import { admin } from '../../fixtures/sign-in-dialog'
import { expect, test } from '../../fixtures/test'

const faults: Fault[] = ['404', '500', 'hang', 'throws']

/**
 * Milliseconds from the request for a page to its error screen: the loader's 5 s and the page’s start. Only
 * the long run measures it, as a busy machine is slower.
 */
const deadline = isLongRun ? 5000 + 1500 : 30_000

for (const [at, [remote, { path, heading }]] of Object.entries(pageOf).entries()) {
  // Every test run has a public and a guarded page, and two faults; `test:reliability` has every pair.
  for (const fault of isLongRun ? faults : at % 2 === 0 ? faults.slice(at, at + 1) : []) {
    test(`${remote} answers ${fault}: the shell and other remotes work, and it recovers`, async ({
      page,
      store,
    }) => {
      await store.signIn(admin)
      await page.goto(remote === 'support' ? '/careers' : '/support')
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

      const { heal } = await breakRemote(page, remote, fault)
      await page.goto(path, { waitUntil: 'commit' })
      const screen = page.getByRole('heading', { name: 'Something went wrong' })
      await expect(screen).toBeVisible({ timeout: deadline })
      await expect(
        page.getByText(
          "We apologize for the inconvenience. The error has been logged and we'll investigate.",
        ),
      ).toBeVisible()
      await expect(page.getByText(`part of “${remote}”`)).toBeVisible()
      // The prerendered content stays readable.
      const isPublic = remote === 'marketing' || remote === 'support'
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible({
        visible: isPublic,
      })

      await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
      await expect(page.getByRole('dialog')).toBeVisible()
      await page.keyboard.press('Escape')

      const records = await page.evaluate(() => localStorage.getItem('error_logs') ?? '[]')
      expect(JSON.parse(records)).toContainEqual(expect.objectContaining({ remote }))

      await page.evaluate(() => Object.assign(window, { notReloaded: true }))
      await heal()
      await page.getByRole('button', { name: 'Try Again' }).click()
      await expect(page.getByRole('heading', { level: 1, name: heading })).toBeVisible()
      await expect(screen).toBeHidden()
      expect(await page.evaluate(() => 'notReloaded' in window)).toBe(true)
    })
  }
}
