import { openPage } from '../../fixtures/page/open-page'
import { admin, customer } from '../../fixtures/sign-in-dialog'
import { ticketOf, userIn } from '../../fixtures/store/records'
import { expect, test } from '../../fixtures/test'

test('tickets are found by whatever their letters are typed with', async ({ page, store }) => {
  const subjects = ['Zürich office', 'Hauptstraße', 'İstanbul team', 'Invoice of O’Brien']
  await store.signIn(customer, (state) => {
    const casey = userIn(state, customer)
    state.supportTickets = subjects.map((subject, at) =>
      ticketOf(casey, { id: `t-${at}`, subject }),
    )
  })
  for (const [at, query] of ['zurich', 'STRASSE', 'istanbul', "o'brien"].entries()) {
    await openPage(page, `/portal?tab=tickets&q=${encodeURIComponent(query)}`)
    await expect(page.getByRole('main').getByText(subjects[at] ?? '')).toBeVisible()
    for (const other of subjects.filter((each) => each !== subjects[at])) {
      await expect(page.getByRole('main').getByText(other)).toHaveCount(0)
    }
  }
})

for (const { timezoneId, day } of [
  { timezoneId: 'Pacific/Kiritimati', day: '2026-11-22' },
  { timezoneId: 'America/Los_Angeles', day: '2026-11-21' },
]) {
  test.describe(`in ${timezoneId}`, () => {
    test.use({ timezoneId })

    test('files are named by the day there', async ({ page, store }) => {
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
