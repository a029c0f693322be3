import type { Locator, Page } from '@playwright/test'
import { largeState, largeStore } from '../../fixtures/store/large-store'
import type { BrowserStore } from '../../fixtures/store/browser-store'
import { userIn } from '../../fixtures/store/records'
import { admin, customer } from '../../fixtures/sign-in-dialog'
import { expect, test } from '../../fixtures/test'

async function openWithLargeStore(page: Page, store: BrowserStore, email: string, path: string) {
  await store.signIn(email, (state) => {
    Object.assign(state, largeState(largeStore, userIn(state, email).id))
  })
  await page.goto(path)
}

/** The sizes of a click’s synchronous writes, in characters of key and value. */
const writtenByClick = (button: Locator) =>
  button.evaluate((element) => {
    const sizes: number[] = []
    const write = Storage.prototype.setItem
    Storage.prototype.setItem = function (name: string, value: string) {
      sizes.push(name.length + value.length)
      write.call(this, name, value)
    }
    if (element instanceof HTMLElement) element.click()
    Storage.prototype.setItem = write
    return sizes
  })

test('a vote writes one small key, whatever the size of the store, and tickets have pages', async ({
  page,
  store,
}) => {
  await openWithLargeStore(page, store, customer, '/portal?tab=roadmap')
  const vote = page.getByRole('button', { name: /^Vote for / }).first()
  await expect(vote).toBeVisible()
  const sizes = await writtenByClick(vote)
  expect(sizes).toHaveLength(1)
  expect(sizes[0]).toBeLessThan(500)
  await page.getByRole('tab', { name: 'Support Tickets' }).click()
  await expect(page.getByRole('article').first()).toBeVisible()
  expect(await page.getByRole('article').count()).toBeLessThanOrEqual(60)
})

test('the dashboard shows one page of a large store', async ({ page, store }) => {
  await openWithLargeStore(page, store, admin, '/admin?view=tickets')
  await expect(page.getByRole('row').first()).toBeVisible()
  expect(await page.getByRole('row').count()).toBeLessThanOrEqual(120)
})
