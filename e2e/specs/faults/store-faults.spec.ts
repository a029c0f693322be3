import { readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { everythingStored, storedState, storedText } from '../../fixtures/store/browser-store'
import { fillIn } from '../../fixtures/forms/fill-in'
import { contactAnswers, contactForm } from '../../fixtures/forms/lead-forms'
import { TicketForm } from '../../fixtures/forms/ticket-form'
import { openPage } from '../../fixtures/page/open-page'
import { toast } from '../../fixtures/page/toasts'
import { customer } from '../../fixtures/sign-in-dialog'
import { fillStorage, freeStorage } from '../../fixtures/store/fill-storage'
import { expect, test } from '../../fixtures/test'

const key = 'fivefold-store'

test('a store of a newer version loses no data', async ({ page, signInDialog }) => {
  await openPage(page, '/')
  await expect.poll(() => page.evaluate((name) => localStorage.getItem(name), key)).not.toBeNull()
  await page.evaluate((name) => {
    const stored = JSON.parse(localStorage.getItem(name) ?? '{}')
    stored.version += 1000
    stored.state.teams = [{ id: 'team-1', motto: 'from the future' }]
    stored.state.users[0].nickname = 'Ave'
    localStorage.setItem(name, JSON.stringify(stored))
  }, key)
  await page.reload()
  const before = await everythingStored(page)
  await signInDialog.signIn(customer)
  await expect.poll(() => everythingStored(page)).not.toBe(before)
  await openPage(page, '/portal')
  const everything = await everythingStored(page)
  expect(everything).toContain('from the future')
  expect(everything).toContain('Ave')
})

const card = (page: Page, title: string) => page.getByRole('article', { name: title })

test('a visitor can download a view that a full storage refuses; the site stores it once there is room', async ({
  page,
  firstVisit,
}) => {
  const [article] = firstVisit.state.kbArticles
  const { title = '', view_count: views = 0 } = article ?? {}
  await openPage(page, '/support/kb')
  await fillStorage(page)
  await card(page, title).getByRole('link', { name: title }).click()
  const counted = card(page, title).getByText(`${views + 1} views`)
  await expect(counted).toBeVisible()
  await expect(page.getByText(/This site’s storage in your browser is full/)).toBeVisible()
  expect((await storedState(page)).kbArticles[0]?.view_count).toBe(views)

  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download a copy' }).click()
  const file = await (await downloading).path()
  const copy = JSON.parse(readFileSync(file, 'utf8'))
  expect(copy.state.kbArticles[0].view_count).toBe(views + 1)

  await freeStorage(page)
  await page.reload()
  await expect(counted).toBeVisible()
  expect((await storedState(page)).kbArticles[0]?.view_count).toBe(views + 1)

  // The downloaded copy works as a browser’s stored document.
  await page.evaluate(
    ([name, text]) => {
      localStorage.clear()
      localStorage.setItem(name, text)
    },
    [key, JSON.stringify(copy)] as const,
  )
  await page.reload()
  await expect(counted).toBeVisible()
})

test('when another tab clears the storage, this tab says so, and both start over', async ({
  page,
  context,
  store,
}) => {
  await store.signIn(customer)
  const other = await context.newPage()
  await Promise.all([openPage(page, '/portal'), openPage(other, '/support/kb')])
  await expect.poll(() => storedText(other)).toMatch(/^\{"journal":/)
  // A tab that writes later than that restores the document.
  await expect(async () => {
    await other.evaluate(() => localStorage.clear())
    const gone = page.getByRole('heading', { name: 'Authentication Required' })
    await expect(gone).toBeVisible({ timeout: 3_000 })
  }).toPass()
  await expect(page.getByText(/Something outside this page deleted/)).toBeVisible()
  await other
    .getByRole('button', { name: /^Helpful/ })
    .first()
    .click()
  // The storage is empty until the first change.
  await expect(async () =>
    expect((await storedState(other)).kbArticles[0]?.helpful_count).toBe(62),
  ).toPass()
  await expect(other.getByRole('banner').getByRole('button', { name: 'Sign In' })).toBeVisible()
})

test('a message just sent survives when another tab deletes the document', async ({
  page,
  context,
}) => {
  const other = await context.newPage()
  await other.goto('/robots.txt')
  await openPage(page, '/contact')
  await fillIn(contactForm(page), contactAnswers)
  await contactForm(page).getByRole('button', { name: 'Send Message' }).click()
  await expect(toast(page, 'Message Sent!')).toBeVisible()
  await expect(async () =>
    expect((await storedState(page)).contactForms).toMatchObject([{ name: 'Robin Reader' }]),
  ).toPass()
  await other.evaluate((name) => localStorage.removeItem(name), key)
  await expect(page.getByText(/Something outside this page deleted/)).toBeVisible()
  await page.goto('/careers')
  await expect(async () =>
    expect((await storedState(page)).contactForms).toMatchObject([{ name: 'Robin Reader' }]),
  ).toPass()
})

test('a message that is far too long is not stored as a draft, so tickets have room', async ({
  page,
  store,
}) => {
  await store.signIn(customer)
  await openPage(page, '/contact')
  await contactForm(page).getByLabel('Name', { exact: true }).fill('Robin Reader')
  const message = contactForm(page).getByLabel('Message', { exact: true })
  // Chromium takes very long to lay out one word of this length.
  await message.fill('word '.repeat(20_000))
  await expect(message).toHaveAccessibleDescription(/10,000 characters or fewer/)
  await expect(
    page.getByText('Not all of this draft could be saved in your browser.'),
  ).toBeVisible()
  expect(await page.evaluate(() => JSON.stringify(localStorage).length)).toBeLessThan(50_000)
  await page.goto('/support/tickets/new')
  await new TicketForm(page).write({ subject: 'Invoice', description: 'Twice.' })
  await page.getByRole('button', { name: 'Submit Ticket' }).click()
  await expect(toast(page, 'Success')).toBeVisible()
})
