import type { Page } from '@playwright/test'
import { storedState, storedText, storeKey } from '../../fixtures/store/browser-store'
import { articleOf, ticketOf, userIn } from '../../fixtures/store/records'
import { admin, customer } from '../../fixtures/sign-in-dialog'
import { openPage } from '../../fixtures/page/open-page'
import { toast } from '../../fixtures/page/toasts'
import { collections } from '../../fixtures/store/stored-state'
import { expect, test } from '../../fixtures/test'

/** Milliseconds until a change is in the stored document. */
const promised = 1000

test('the first start stores every collection and the seeded users', async ({ page }) => {
  await openPage(page, '/careers')
  await expect.poll(() => storedText(page)).not.toBeNull()
  const { version, state } = JSON.parse((await storedText(page)) ?? '')
  expect(version).toEqual(expect.any(Number))
  for (const name of collections) expect(state[name], name).toBeInstanceOf(Array)
  expect(state.currentUser).toBeNull()
  expect(state.users).toMatchObject([{ email: admin }, { email: customer }])
})

test('the stored document holds a change within a second', async ({ page, store }) => {
  await store.signIn(customer)
  await page.clock.install()
  await openPage(page, '/portal?tab=roadmap')
  const vote = page.getByRole('button', { name: /^Vote for / }).first()
  await expect(vote).toBeVisible()
  await page.clock.pauseAt(Date.now() + 60_000)
  await vote.click()
  // A lock is given in real time: without a pause, one second of the page's clock may pass before the answer.
  const step = 50
  for (let passed = 0; passed < promised; passed += step) {
    await page.clock.runFor(step)
    await expect.poll(() => heldLocks(page)).toBe(0)
  }
  await expect.poll(async () => (await storedState(page)).roadmapVotes.length).toBe(1)
})

async function heldLocks(page: Page): Promise<number> {
  return page.evaluate(async () => (await navigator.locks.query()).held?.length ?? 0)
}

test('a change is stored when the visitor leaves the page right after it', async ({
  page,
  store,
}) => {
  await store.signIn(customer)
  await page.goto('/portal?tab=roadmap')
  const vote = page.getByRole('button', { name: /^Vote for / }).first()
  await expect(vote).toBeVisible()
  await vote.evaluate((button) => {
    if (button instanceof HTMLElement) button.click()
    location.assign('/robots.txt')
  })
  await page.waitForURL('/robots.txt')
  expect((await storedState(page)).roadmapVotes).toHaveLength(1)
})

test('a reload takes over a document that was edited by hand, with its signed-in user', async ({
  page,
  firstVisit,
}) => {
  await page.goto('/support/kb')
  await expect(page.getByRole('article')).toHaveCount(2)
  const { state, version } = structuredClone(firstVisit)
  state.currentUser = userIn(state, customer)
  state.kbArticles = [articleOf({ id: 'own', title: 'Put there by hand', view_count: 7 })]
  state.supportTickets = [ticketOf(state.currentUser, { id: 't-1', subject: 'By hand, too' })]
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    storeKey,
    JSON.stringify({ state, version }),
  ] as const)
  await page.reload()
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect(page.getByRole('article')).toContainText('Put there by hand')
  await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible()
  await page.goto('/portal')
  await expect(page.getByRole('article', { name: 'By hand, too' })).toBeVisible()
})

test('two tabs that change different records keep both changes', async ({
  page,
  context,
  store,
}) => {
  await store.signIn(customer)
  const other = await context.newPage()
  await Promise.all([page.goto('/portal?tab=roadmap'), other.goto('/support/kb')])
  const vote = page.getByRole('button', { name: /^Vote for / }).first()
  const helpful = other.getByRole('button', { name: /^Helpful/ }).first()
  await Promise.all([expect(vote).toBeVisible(), expect(helpful).toBeVisible()])
  const before = (await storedState(page)).kbArticles.map((article) => article.helpful_count)
  await Promise.all([vote.click(), helpful.click()])
  await expect
    .poll(async () => {
      const { roadmapVotes, kbArticles } = await storedState(page)
      const after = kbArticles.map((article) => article.helpful_count)
      return [roadmapVotes.length, after.reduce((sum, count) => sum + count, 0)]
    })
    .toEqual([1, before.reduce((sum, count) => sum + count, 0) + 1])
})

test('the site works without storage and says that it keeps nothing', async ({ page }) => {
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('Denied', 'SecurityError')
      },
    })
  })
  await openPage(page, '/support/kb')
  const helpful = page.getByRole('button', { name: /^Helpful/ }).first()
  await expect(helpful).toHaveText('Helpful (61)')
  await helpful.click()
  await expect(toast(page, 'Feedback not saved', 'alert')).toBeVisible()
  await expect(helpful).toHaveText('Helpful (61)')
  const notice = page.getByRole('main').getByText(/Your browser does not let this site keep data/)
  await expect(notice).toBeVisible()
})
