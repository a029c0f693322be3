import { expect, test } from '../fixtures/test'
import { customer } from '../fixtures/sign-in-dialog'

const key = 'fivefold-store'

const keys = () => Object.keys(localStorage)

for (const [fault, text] of [
  ['not JSON', '{"state":{"users":[{"id":"u1"'],
  ['of the wrong shape', '{"state":{"users":"everybody","supportTickets":[1,null]},"version":"x"}'],
] as const) {
  test(`a store that is ${fault}: the site starts and the original is kept`, async ({ page }) => {
    await page.addInitScript(
      ([name, value]) => {
        if (sessionStorage.getItem('broken') !== null) return
        sessionStorage.setItem('broken', 'once')
        localStorage.setItem(name, value)
      },
      [key, text] as const,
    )
    await page.goto('/support/kb')
    await expect(page.getByRole('article').first()).toBeVisible()
    await expect
      .poll(() =>
        page.evaluate(
          (value) => Object.entries(localStorage).some(([, stored]) => stored.includes(value)),
          text,
        ),
      )
      .toBe(true)
    const names = await page.evaluate(keys)
    expect(names.some((name) => name !== key && name.startsWith(key))).toBe(true)
  })
}

test('a store of a newer version: nothing of it is lost', async ({ page, signInDialog }) => {
  await page.goto('/')
  await expect.poll(() => page.evaluate((name) => localStorage.getItem(name), key)).not.toBeNull()
  await page.evaluate((name) => {
    const stored = JSON.parse(localStorage.getItem(name) ?? '{}')
    stored.version += 1000
    stored.state.teams = [{ id: 'team-1', motto: 'from the future' }]
    stored.state.users[0].nickname = 'Ave'
    localStorage.setItem(name, JSON.stringify(stored))
  }, key)
  await page.reload()
  await signInDialog.signIn(customer)
  await page.waitForTimeout(1500)
  const everything = await page.evaluate(() => JSON.stringify(Object.entries(localStorage)))
  expect(everything).toContain('from the future')
  expect(everything).toContain('Ave')
})

test('one bad record costs that record alone', async ({ page }) => {
  await page.goto('/')
  await expect.poll(() => page.evaluate((name) => localStorage.getItem(name), key)).not.toBeNull()
  await page.evaluate((name) => {
    const stored = JSON.parse(localStorage.getItem(name) ?? '{}')
    stored.state.kbArticles.push({ id: 7, title: ['not', 'a', 'title'] })
    localStorage.setItem(name, JSON.stringify(stored))
  }, key)
  await page.goto('/support/kb')
  await expect(page.getByRole('article')).toHaveCount(2)
})
