import type { Page } from '@playwright/test'
import { openPage } from '../fixtures/page/open-page'
import { expect, test } from '../fixtures/test'
import { askForLink, signInByMail, someone } from './mailbox'
import { untilReady } from './until-ready'

const nameField = (page: Page) => page.getByRole('dialog').getByLabel('Name')
const signInAs = (page: Page, email: string) =>
  page.getByRole('dialog').getByRole('button', { name: `Sign In as ${email}` })

test.beforeEach(({ request }) => untilReady(request))

test('a link signs in once, and only by a press', async ({ page, browser }) => {
  await openPage(page, '/about')
  const email = someone()
  const link = await askForLink(page, email)

  // A scanner opens the link, and runs its scripts.
  const scanner = await (await browser.newContext()).newPage()
  await scanner.goto(link)
  await expect(signInAs(scanner, email)).toBeVisible()

  await page.goto(link)
  await expect(page).toHaveURL('/portal')
  await expect(nameField(page)).toBeFocused()
  await page.keyboard.type(email)
  await page.keyboard.press('Enter')
  await expect(page.getByText('Enter a name, not an address.').first()).toBeVisible()
  await nameField(page).fill('Casey Customer')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Welcome back!')).toBeVisible()
  await expect(page).toHaveURL('/about')
  expect(await page.evaluate(() => document.cookie)).toBe('')

  await nameField(scanner).fill('Casey')
  await signInAs(scanner, email).click()
  await expect(scanner.getByRole('alert')).toContainText('This link was used before')
  await scanner.getByRole('button', { name: 'Ask for another link' }).click()
  await expect(scanner.getByRole('dialog').getByLabel('Email')).toBeVisible()
})

test('a link that is opened in the tab that has asked for it loads nothing, and works', async ({
  page,
}) => {
  await openPage(page, '/portal')
  const email = someone()
  const used = await askForLink(page, email)
  const isSamePage = () => page.evaluate(() => document.documentElement.dataset['asked'] === 'yes')
  await page.evaluate(() => void (document.documentElement.dataset['asked'] = 'yes'))
  const dialog = page.getByRole('dialog')
  for (const link of [`${used.slice(0, -4)}0000`, used]) {
    await page.goto(link)
    await expect(dialog.getByText('Your link is ready.')).toBeVisible()
    await expect(page).toHaveURL('/portal')
    if (link === used) {
      await nameField(page).fill('Casey')
      await signInAs(page, email).click()
    } else await expect(dialog.getByRole('alert')).toContainText('is too old')
  }
  await expect(page.getByText('Welcome back!')).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Welcome, Casey' })).toBeVisible()
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

test('the window says so while the intake is away, and asks again', async ({ page }) => {
  await openPage(page, '/about')
  const email = someone()
  const link = await askForLink(page, email)
  await page.route('**/intake/sign-in/about', (route) => route.abort(), { times: 1 })
  await page.goto(link)
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('alert')).toContainText('does not answer')
  await dialog.getByRole('button', { name: 'Try Again' }).click()
  await nameField(page).fill('Casey')
  await signInAs(page, email).click()
  await expect(page.getByText('Welcome back!')).toBeVisible()
})

test('the name that a person has said comes along to every device, and so does a new one', async ({
  page,
  browser,
}) => {
  const email = someone()
  await openPage(page, '/support/tickets/new')
  const link = await askForLink(page, email)
  await page.goto(link)
  await nameField(page).fill('Ada Lovelace')
  await signInAs(page, email).click()
  await expect(page).toHaveURL('/support/tickets/new')
  await openPage(page, '/profile')
  await page.getByLabel('Name').fill('Ada King')
  const sent = page.waitForResponse((response) => response.url().endsWith('/sign-in/name'))
  await page.getByRole('button', { name: 'Save Changes' }).click()
  expect((await sent).status()).toBe(200)

  const phone = await (await browser.newContext()).newPage()
  await openPage(phone, '/portal')
  await phone.goto(await askForLink(phone, email))
  await expect(signInAs(phone, email)).toBeVisible()
  await expect(nameField(phone)).toHaveCount(0)
  await signInAs(phone, email).click()
  await expect(phone.getByRole('heading', { name: 'Welcome, Ada King' })).toBeVisible()
})

test('an account ends its sessions in other browsers', async ({ page, browser }) => {
  const email = someone()
  const other = await (await browser.newContext()).newPage()
  await signInByMail(other, email)
  await signInByMail(page, email)
  await openPage(page, '/profile?tab=security')
  await page.getByRole('button', { name: 'Sign out other browsers' }).click()
  await expect(page.getByText('1 other session ended')).toBeVisible()
  await openPage(other, '/portal')
  await expect(other.getByText('Your session has ended')).toBeVisible()
  await page.getByRole('button', { name: 'Sign out other browsers' }).click()
  await expect(page.getByText('No other session')).toBeVisible()
})
