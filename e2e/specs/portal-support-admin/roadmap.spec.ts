import type { Page } from '@playwright/test'
import { storedState } from '../../fixtures/store/browser-store'
import { openPage } from '../../fixtures/page/open-page'
import { roadmapItemOf, userIn, voteOf } from '../../fixtures/store/records'
import { admin, customer } from '../../fixtures/sign-in-dialog'
import { spoken } from '../../fixtures/page/spoken'
import type { StoredState } from '../../fixtures/store/stored-state'
import { expect, test } from '../../fixtures/test'

function withItems(state: StoredState) {
  const casey = userIn(state, customer)
  state.roadmapItems = [
    roadmapItemOf({ id: 'quiet', title: 'Quiet hours', vote_count: 0 }),
    roadmapItemOf({
      id: 'sso',
      title: 'SSO for teams',
      vote_count: 12,
      status: 'in-progress',
      planned_release: 'Q1 2027',
      category: 'Security',
    }),
    roadmapItemOf({ id: 'audit', title: 'Audit export', vote_count: 7 }),
  ]
  state.roadmapVotes = [voteOf(casey, 'quiet'), voteOf(casey, 'audit')]
}

const titles = (page: Page) => page.getByRole('article').getByRole('heading')
const item = (page: Page, name: string) => page.getByRole('article', { name })
const vote = (page: Page, title: string) =>
  page.getByRole('button', { name: `Vote for ${title}`, exact: true })
const countIn = async (page: Page, id: string) =>
  (await storedState(page)).roadmapItems.find((one) => one.id === id)?.vote_count

test.beforeEach(({ store }) => store.signIn(customer, withItems))

test('items stand by votes, each with its facts, the release only when it is planned', async ({
  page,
}) => {
  await openPage(page, '/portal')
  await page.getByRole('tab', { name: 'Roadmap' }).click()
  await expect(titles(page)).toHaveText(['SSO for teams', 'Audit export', 'Quiet hours'])
  const sso = item(page, 'SSO for teams')
  for (const text of [/in-progress/i, 'Security', 'What sso brings.', 'Planned for Q1 2027']) {
    await expect(sso.getByText(text)).toBeVisible()
  }
  await expect(vote(page, 'SSO for teams')).toHaveText('12')
  await expect(item(page, 'Audit export').getByText('Planned for')).toHaveCount(0)
})

test('a vote counts once, is said aloud, can be undone and taken back', async ({ page }) => {
  await openPage(page, '/portal?tab=roadmap')
  const sso = vote(page, 'SSO for teams')
  await expect(sso).toHaveAttribute('aria-pressed', 'false')
  await sso.click()
  await expect(sso).toHaveAttribute('aria-pressed', 'true')
  await expect(sso).toHaveText('13')
  await expect(spoken(page, 'SSO for teams has 13 votes')).toBeAttached()
  await expect.poll(() => countIn(page, 'sso')).toBe(13)
  const votes = (await storedState(page)).roadmapVotes
  expect(votes.at(-1)).toEqual({
    id: expect.any(String),
    roadmap_item_id: 'sso',
    user_id: (await storedState(page)).currentUser?.id,
    created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/),
  })

  await item(page, 'SSO for teams').getByRole('button', { name: 'Undo' }).click()
  await expect(sso).toHaveText('12')
  await expect(sso).toBeFocused()
  await expect.poll(() => countIn(page, 'sso')).toBe(12)

  const audit = vote(page, 'Audit export')
  await expect(audit).toHaveAttribute('aria-pressed', 'true')
  await audit.click()
  await expect(audit).toHaveText('6')
  await expect
    .poll(async () => (await storedState(page)).roadmapVotes.map((one) => one.roadmap_item_id))
    .toEqual(['quiet'])
})

test('a count never falls below 0', async ({ page }) => {
  await openPage(page, '/portal?tab=roadmap')
  const quiet = vote(page, 'Quiet hours')
  await quiet.click()
  await expect(quiet).toHaveAttribute('aria-pressed', 'false')
  await expect(quiet).toHaveText('0')
  await quiet.click()
  await expect(quiet).toHaveText('1')
  await expect.poll(() => countIn(page, 'quiet')).toBe(1)
})

test('a vote belongs to its user', async ({ page, store }) => {
  await store.signIn(admin, withItems)
  await openPage(page, '/portal?tab=roadmap')
  const audit = vote(page, 'Audit export')
  await expect(audit).toHaveAttribute('aria-pressed', 'false')
  await audit.click()
  await expect(audit).toHaveText('8')
  await expect
    .poll(async () => (await storedState(page)).roadmapVotes.map((one) => one.user_id))
    .toHaveLength(3)
})

test('a vote lifts an item above those with fewer', async ({ page, store }) => {
  await store.signIn(admin, (state) => {
    withItems(state)
    for (const one of state.roadmapItems) one.vote_count = 7
  })
  await openPage(page, '/portal?tab=roadmap')
  await expect(titles(page)).toHaveText(['Quiet hours', 'SSO for teams', 'Audit export'])
  await vote(page, 'Audit export').click()
  await expect(titles(page)).toHaveText(['Audit export', 'Quiet hours', 'SSO for teams'])
})

test('status and own votes filter the roadmap and stay in the address', async ({ page }) => {
  await openPage(page, '/portal?tab=roadmap')
  await page.getByRole('button', { name: 'In progress' }).click()
  await expect(titles(page)).toHaveText(['SSO for teams'])
  await expect(page).toHaveURL(/status=in-progress/)
  await page.getByRole('button', { name: 'All', exact: true }).click()
  await page.getByRole('button', { name: /^My votes/ }).click()
  await expect(titles(page)).toHaveText(['Audit export', 'Quiet hours'])
  await page.reload()
  await expect(titles(page)).toHaveText(['Audit export', 'Quiet hours'])
})
