import type { Locator, Page } from '@playwright/test'
import { awkward, expectNothingExecuted, strangeWords } from '../../fixtures/forms/bad-input'
import { everythingStored, storedState } from '../../fixtures/store/browser-store'
import { openPage } from '../../fixtures/page/open-page'
import { expectNoSidewaysScroll } from '../../fixtures/page/page-width'
import { customer } from '../../fixtures/sign-in-dialog'
import { expect, test } from '../../fixtures/test'
import { TicketForm } from '../../fixtures/forms/ticket-form'
import { toast } from '../../fixtures/page/toasts'

/** Expects that the field has the focus and an error, its own or the browser’s. */
async function expectRefused(field: Locator, why: RegExp = /\S/) {
  await expect(field).toBeFocused()
  const isBrowsers = await field.evaluate((element) => element.matches(':invalid'))
  if (isBrowsers) return
  await expect(field).toHaveAttribute('aria-invalid', 'true')
  await expect(field).toHaveAccessibleDescription(why)
}

test.describe('login', () => {
  test('unusual passwords sign in once and are not stored', async ({ page, signInDialog }) => {
    await openPage(page, '/careers')
    for (const password of [awkward.blanks, awkward.long, ...strangeWords]) {
      await signInDialog.open()
      await signInDialog.email.fill(customer)
      await signInDialog.password.fill(password)
      await signInDialog.dialog.getByRole('button', { name: 'Sign In' }).dblclick()
      await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible()
      await expect(toast(page, 'Welcome back!')).toHaveCount(1)
      expect(await everythingStored(page)).not.toContain(JSON.stringify(password).slice(1, 40))
      await expectNothingExecuted(page)
      await openPage(page, '/careers')
      await signInDialog.logOut()
    }
  })
})

test.describe('registration', () => {
  const sound = {
    name: 'Robin Reader',
    email: 'robin@reader.example',
    password: 'secret1',
    confirmation: 'secret1',
  }

  test('emoji, right-to-left text and a script are valid names, shown as typed', async ({
    page,
    signInDialog,
  }) => {
    for (const [place, name] of strangeWords.entries()) {
      await openPage(page, '/portal')
      await signInDialog.open()
      await signInDialog.openRegistration()
      await signInDialog.field('Name').fill(name)
      await signInDialog.email.fill(`${place}-${sound.email}`)
      await signInDialog.password.fill(sound.password)
      await signInDialog.field('Confirm Password').fill(sound.password)
      await signInDialog.dialog.getByRole('button', { name: 'Create Account' }).dblclick()
      await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible()
      await expect.poll(async () => (await storedState(page)).users.length).toBe(3 + place)
      expect((await storedState(page)).currentUser?.name).toBe(name)
      await openPage(page, '/portal')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Welcome, ${name}`)
      await expectNothingExecuted(page)
      await signInDialog.logOut()
    }
  })

  test('the registration refuses a name that is too long, and the longest name fits every page', async ({
    page,
    signInDialog,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openPage(page, '/portal')
    await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
    await signInDialog.openRegistration()
    await signInDialog.submitRegistration({ ...sound, name: 'n'.repeat(201) })
    await expectRefused(signInDialog.field('Name'), /200 characters or fewer.*201 of 200/)
    await signInDialog.submitRegistration({ ...sound, name: 'n'.repeat(200) })
    await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible()
    await page.getByRole('button', { name: 'Account menu' }).click()
    await expectNoSidewaysScroll(page, 'with a long name in the menu')
    await openPage(page, '/portal?tab=account')
    await expectNoSidewaysScroll(page, 'with a long name in the portal')
  })
})

test.describe('new ticket', () => {
  test.beforeEach(({ store }) => store.signIn(customer))

  test('a ticket shows emoji, right-to-left text and a script as typed', async ({ page }) => {
    const form = new TicketForm(page)
    for (const [place, text] of strangeWords.entries()) {
      await form.open()
      await form.write({ subject: text, description: `${text} twice` })
      await form.submit.dblclick()
      await expect(page).toHaveURL('/portal')
      await expect(page.getByRole('article')).toHaveCount(place + 1)
      const newest = page.getByRole('article').first()
      await expect(newest.getByRole('heading')).toHaveText(text)
      await newest.getByRole('link').click()
      await expect(page.getByText(`${text} twice`, { exact: true })).toBeVisible()
      await expect.poll(async () => (await storedState(page)).supportTickets.length).toBe(place + 1)
      await expectNothingExecuted(page)
    }
  })
})

test.describe('profile', () => {
  const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true })

  test.beforeEach(async ({ page, store }) => {
    await store.signIn(customer)
    await openPage(page, '/profile')
  })

  test('the profile stores and shows emoji, right-to-left text and a script as typed', async ({
    page,
  }) => {
    for (const text of strangeWords) {
      const phone = text.slice(0, 12).trim()
      await openPage(page, '/profile')
      await field(page, 'Name').fill(text)
      await field(page, 'Company').fill(text)
      await field(page, 'Phone').fill(phone)
      await page.getByRole('button', { name: 'Save Changes' }).dblclick()
      await expect(toast(page, 'Profile updated')).toHaveCount(1)
      await expect
        .poll(async () => (await storedState(page)).currentUser)
        .toMatchObject({ name: text, company: text, phone })
      await openPage(page, '/portal?tab=account')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(`Welcome, ${text}`)
      await expectNothingExecuted(page)
    }
  })
})

test('searches treat every input as text', async ({ page }) => {
  await openPage(page, '/support/kb')
  const articles = page.getByLabel('Search articles')
  for (const text of [awkward.long, awkward.emoji, awkward.rightToLeft, awkward.script, '(.*[']) {
    await articles.fill(text)
    await expect(page.getByText('No articles found. Try a different search.')).toBeVisible()
  }
  await articles.fill(awkward.blanks)
  await expect(page.getByRole('article')).toHaveCount(2)
  await expectNoSidewaysScroll(page, 'knowledge base')

  await page.keyboard.press('Control+k')
  const field = page.getByRole('dialog').getByPlaceholder('Search the product...')
  await field.fill(awkward.long)
  await field.fill(awkward.script)
  await field.press('Enter')
  await expect(page.getByRole('main').getByRole('textbox', { name: 'Search' })).toHaveValue(
    awkward.script,
  )
  await expect(page.getByRole('tab', { name: /^All/ })).toBeVisible()
  await expectNothingExecuted(page)
})
