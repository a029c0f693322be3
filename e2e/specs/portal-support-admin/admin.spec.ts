import { openPage } from '../../fixtures/page/open-page'
import { userIn } from '../../fixtures/store/records'
import { admin, customer } from '../../fixtures/sign-in-dialog'
import type { StoredState } from '../../fixtures/store/stored-state'
import { expect, test } from '../../fixtures/test'

test('the dashboard shows the headline figures and the users', async ({ page, store }) => {
  await store.signIn(admin)
  await openPage(page, '/admin')
  for (const [label, value] of [
    ['Users', '1,284'],
    ['Sessions', '492'],
    ['Demo Requests', '156'],
    ['Waitlist', '2,841'],
  ] as const) {
    const figure = page.getByRole('definition').filter({ hasText: new RegExp(`^${value}$`) })
    await expect(figure).toBeVisible()
    await expect(figure.locator('xpath=preceding-sibling::dt')).toHaveText(label)
  }

  const table = page.getByRole('table').filter({ has: page.getByText('Joined', { exact: true }) })
  await expect(table.first().getByRole('columnheader')).toHaveText([
    'ID',
    'Name',
    'Email',
    'Role',
    'Joined',
  ])
  const rows = table
    .first()
    .getByRole('row')
    .filter({ has: page.getByRole('cell') })
  const roles = new Set<string>()
  for (const row of await rows.all()) {
    await expect(row).toContainText('@')
    roles.add((await row.getByText(/^(customer|sales|marketing)$/).innerText()).toLowerCase())
  }
  expect([...roles].toSorted()).toEqual(['customer', 'marketing', 'sales'])
})

test('the way to the dashboard is offered to admins alone', async ({ page, store }) => {
  await store.signIn(admin)
  await openPage(page, '/careers')
  await page.getByRole('button', { name: 'Account menu' }).click()
  await page.getByRole('menuitem', { name: 'Admin Dashboard' }).click()
  await expect(page).toHaveURL('/admin')

  await store.signIn(customer)
  await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible()
  await page.getByRole('button', { name: 'Account menu' }).click()
  await expect(page.getByRole('menuitem', { name: 'Logout' })).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Admin Dashboard' })).toHaveCount(0)
})

for (const [how, edit] of [
  ['', () => {}],
  [
    ' who wrote another role into the stored session',
    (state) => state.currentUser && Object.assign(state.currentUser, { role: 'admin' }),
  ],
  [
    ' whose stored role is none of the product',
    (state) => {
      for (const user of [...state.users, state.currentUser]) {
        if (user?.email === customer) Object.assign(user, { role: ' Admin' })
      }
    },
  ],
] as const satisfies readonly (readonly [string, (state: StoredState) => void])[]) {
  test(`a customer${how} is denied before any code of the dashboard is fetched`, async ({
    page,
    store,
  }) => {
    const fetched: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('/remotes/admin/')) fetched.push(request.url())
    })
    await store.put((state) => {
      state.currentUser = structuredClone(userIn(state, customer))
      edit(state)
    })
    await openPage(page, '/admin')
    await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible()
    await expect(page.getByText("You don't have permission to access this page.")).toBeVisible()
    await expect(page.getByRole('button', { name: 'Go Back' })).toBeVisible()
    expect(fetched).toEqual([])
  })
}
