import { openPage } from '../fixtures/page/open-page'
import { expect, test } from '../fixtures/test'
import { askForLink, signInByMail, someone } from './mailbox'
import { untilReady } from './until-ready'

test.beforeEach(({ request }) => untilReady(request))

test('a link signs in once, and only by a press', async ({ page, browser }) => {
  await openPage(page, '/about')
  const link = await askForLink(page, someone())

  // A scanner opens the link, and runs its scripts.
  const scanner = await (await browser.newContext()).newPage()
  await scanner.goto(link)
  await expect(scanner.getByRole('dialog').getByRole('button', { name: 'Sign In' })).toBeVisible()

  await page.goto(link)
  await expect(page).toHaveURL('/portal')
  await page.getByRole('dialog').getByRole('button', { name: 'Sign In' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Welcome back!')).toBeVisible()
  expect(await page.evaluate(() => document.cookie)).toBe('')

  await scanner.getByRole('dialog').getByRole('button', { name: 'Sign In' }).click()
  await expect(scanner.getByRole('alert')).toContainText('This link was used before')
  await scanner.getByRole('button', { name: 'Ask for another link' }).click()
  await expect(scanner.getByRole('dialog').getByLabel('Email')).toBeVisible()
})

test('a link that is opened in the tab that has asked for it loads nothing, and works', async ({
  page,
}) => {
  await openPage(page, '/portal')
  const used = await askForLink(page, someone())
  const isSamePage = () => page.evaluate(() => document.documentElement.dataset['asked'] === 'yes')
  await page.evaluate(() => void (document.documentElement.dataset['asked'] = 'yes'))
  const dialog = page.getByRole('dialog')
  for (const link of [`${used.slice(0, -4)}0000`, used]) {
    await page.goto(link)
    await expect(dialog.getByText('Your link is ready.')).toBeVisible()
    await expect(dialog.getByRole('alert')).toHaveCount(0)
    await expect(page).toHaveURL('/portal')
    await dialog.getByRole('button', { name: 'Sign In' }).click()
    if (link !== used) await expect(dialog.getByRole('alert')).toContainText('is too old')
  }
  await expect(page.getByText('Welcome back!')).toBeVisible()
  expect(await isSamePage()).toBe(true)

  await page.goto(used)
  await expect(page.getByText('You are signed in already')).toBeVisible()
  await expect(page).not.toHaveURL(/#/)
})

test('the address of an account is the one that the mail has proved', async ({ page }) => {
  const email = someone()
  await signInByMail(page, email)
  await openPage(page, '/profile')
  const field = page.getByLabel('Email')
  await expect(field).toHaveValue(email)
  await expect(field).not.toBeEditable()
  await expect(field).toHaveAccessibleDescription(/mailed link proved it/)
  await page.getByLabel('Name').fill('Ada')
  await page.getByRole('button', { name: 'Save Changes' }).click()
  await expect(page.getByText('Profile updated')).toBeVisible()
  await expect(field).toHaveValue(email)
})
