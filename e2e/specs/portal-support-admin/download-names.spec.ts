import { openPage } from '../../fixtures/page/open-page'
import { admin } from '../../fixtures/sign-in-dialog'
import { expect, test } from '../../fixtures/test'

for (const { timezoneId, day } of [
  { timezoneId: 'Pacific/Kiritimati', day: '2026-11-22' },
  { timezoneId: 'America/Los_Angeles', day: '2026-11-21' },
]) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId })

    test('downloads are named by the local day', async ({ page, store }) => {
      await page.clock.setFixedTime('2026-11-21T23:30:00Z')
      await store.signIn(admin)
      await openPage(page, '/admin?view=accounts')
      const [table] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: /^Download .+ as CSV$/ }).click(),
      ])
      expect(table.suggestedFilename()).toContain(`-${day}.csv`)
      await openPage(page, '/profile')
      const [copy] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Export Data' }).click(),
      ])
      expect(copy.suggestedFilename()).toContain(`-${day}.json`)
    })
  })
}
