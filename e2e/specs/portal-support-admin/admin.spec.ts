import { openPage } from '../../fixtures/page/open-page'
import { userIn } from '../../fixtures/store/records'
import { admin, customer } from '../../fixtures/sign-in-dialog'
import type { StoredState } from '../../fixtures/store/stored-state'
import { expect, test } from '../../fixtures/test'

test('the dashboard is denied as soon as another tab signs a customer in', async ({
  page,
  store,
}) => {
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

test('the dashboard is denied to a customer before any of its code is requested', async ({
  page,
  store,
}) => {
  const requested: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('/remotes/admin/')) requested.push(request.url())
  })
  const changes: Readonly<Record<string, (state: StoredState) => void>> = {
    'without a change': () => {},
    'with the role in the stored session changed': ({ currentUser }) => {
      if (currentUser) Object.assign(currentUser, { role: 'admin' })
    },
    'with a stored role that does not exist': (state) => {
      for (const user of [userIn(state, customer), state.currentUser]) {
        if (user) Object.assign(user, { role: ' Admin' })
      }
    },
  }
  for (const [name, change] of Object.entries(changes)) {
    await test.step(name, async () => {
      // A page of the site could overwrite the changed store.
      await page.goto('/robots.txt')
      await store.put((state) => {
        state.currentUser = structuredClone(userIn(state, customer))
        change(state)
      })
      await openPage(page, '/admin')
      await expect(page.getByRole('heading', { name: 'Access Denied' })).toBeVisible()
      expect(requested).toEqual([])
    })
  }
})
