import { admin } from '../../fixtures/sign-in-dialog'
import { expect, test } from '../../fixtures/test'

test('a visitor becomes a customer, and an admin sees the dashboard', async ({
  page,
  signInDialog,
}) => {
  await test.step('reads the home page', async () => {
    await page.goto('/')
    await expect(
      page.getByRole('heading', {
        level: 1,
        name: 'Transform Your Enterprise with AI-Native Automation',
      }),
    ).toBeVisible()
  })

  await test.step('searches the site from the header', async () => {
    await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
    const field = page.getByRole('dialog').getByPlaceholder('Search the product...')
    await field.fill('pricing')
    await field.press('Enter')
    await expect(page).toHaveURL(/\/search\?q=pricing$/)
    await expect(page.getByRole('tab', { name: /^All.*\d/ })).toBeVisible()
    await expect(
      page
        .getByRole('main')
        .getByRole('link', { name: /pricing/i })
        .first(),
    ).toBeVisible()
  })

  await test.step('reads the knowledge base', async () => {
    await page.goto('/support')
    await page.getByLabel('Search support').fill('workflow')
    await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
    await expect(page).toHaveURL(/\/support\/kb\?search=workflow$/)
    await expect(page.getByRole('article').first()).toBeVisible()
  })

  await test.step('registers', async () => {
    await signInDialog.register('Robin Reader', 'robin@reader.example')
    await expect(page).toHaveURL('/')
    await expect(page.getByText('Your account has been created successfully.')).toBeVisible()
  })

  await test.step('opens a ticket', async () => {
    await page.goto('/support')
    await page.getByRole('main').getByRole('link', { name: 'Submit a Ticket' }).click()
    await page.getByLabel('Category').selectOption({ label: 'Integration' })
    await page.getByLabel('Subject').fill('The CRM connection is red')
    await page.getByLabel('Description').fill('Since this morning no contact has arrived.')
    await page.getByRole('button', { name: 'Submit Ticket' }).click()
    await expect(page).toHaveURL('/portal')
  })

  await test.step('sees it in the portal', async () => {
    await expect(page.getByRole('heading', { name: 'Welcome, Robin Reader' })).toBeVisible()
    await page.getByRole('tab', { name: 'Support Tickets' }).click()
    await expect(
      page.getByRole('article').filter({ hasText: 'The CRM connection is red' }),
    ).toBeVisible()
  })

  await test.step('votes on the roadmap', async () => {
    await page.getByRole('tab', { name: 'Roadmap' }).click()
    const vote = page.getByRole('button', { name: /^Vote for / }).first()
    const before = Number((await vote.innerText()).match(/\d+/)?.[0])
    await vote.click()
    await expect(page.getByRole('button', { name: /^Vote for /, pressed: true })).toHaveText(
      new RegExp(String(before + 1)),
    )
  })

  await test.step('signs out, and in again as admin', async () => {
    await signInDialog.logOut()
    await expect(page).toHaveURL('/')
    await signInDialog.signIn(admin)
    await page.getByRole('button', { name: 'Account menu' }).click()
    await page.getByRole('menuitem', { name: 'Admin Dashboard' }).click()
  })

  await test.step('sees the dashboard', async () => {
    await expect(page).toHaveURL('/admin')
    for (const figure of ['1,284', '492', '156', '2,841']) {
      await expect(page.getByText(figure, { exact: true })).toBeVisible()
    }
    await expect(page.getByRole('columnheader', { name: 'Joined' }).first()).toBeVisible()
  })
})
