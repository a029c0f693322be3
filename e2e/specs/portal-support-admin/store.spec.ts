import { storedState, storedText, storeKey } from '../../fixtures/store/browser-store'
import { articleOf, ticketOf, userIn } from '../../fixtures/store/records'
import { admin, customer } from '../../fixtures/sign-in-dialog'
import { openPage } from '../../fixtures/page/open-page'
import { toast } from '../../fixtures/page/toasts'
import { collections } from '../../fixtures/store/stored-state'
import { expect, test } from '../../fixtures/test'

/** Milliseconds after a change within which the stored document has it. */
const promised = 1000

test('the first start writes every collection, and the seeds into theirs', async ({ page }) => {
  await openPage(page, '/careers')
  await expect.poll(() => storedText(page)).not.toBeNull()
  const document = JSON.parse((await storedText(page)) ?? '')
  expect(document.version).toEqual(expect.any(Number))
  for (const name of collections) expect(document.state[name], name).toBeInstanceOf(Array)
  const { state } = document
  expect(state.currentUser).toBeNull()
  expect(state.users).toMatchObject([
    {
      email: admin,
      name: 'Avery Admin',
      role: 'admin',
      company: 'Fivefold',
      preferences: { emailNotifications: true, marketingEmails: true, newsletter: true },
    },
    {
      email: customer,
      name: 'Casey Customer',
      role: 'customer',
      company: 'Northwind Traders',
      preferences: { emailNotifications: true, marketingEmails: true, newsletter: true },
    },
  ])
  expect(state.resources.map((one: { type: string }) => one.type).toSorted()).toEqual([
    'guide',
    'whitepaper',
  ])
  expect(state.caseStudies).toHaveLength(1)
  expect(state.kbArticles).toMatchObject([{ is_published: true }, { is_published: true }])
  expect(state.roadmapItems).toMatchObject([
    { status: 'in-progress', priority: 'high', planned_release: expect.stringMatching(/^Q[1-4] /) },
    { status: 'planned', priority: 'medium', planned_release: expect.stringMatching(/^Q[1-4] /) },
  ])
  for (const name of ['supportTickets', 'roadmapVotes', 'demoRequests', 'waitlistEntries']) {
    expect(state[name], name).toEqual([])
  }
})

test('records have the fields of the specification', async ({ firstVisit: { state } }) => {
  const dated = ['created_at', 'updated_at']
  for (const [records, fields] of [
    [state.users, 'id email name role company phone created_at last_login preferences'.split(' ')],
    [
      state.resources,
      'id title type category description author is_featured is_gated tags reading_time view_count download_count published_at'
        .split(' ')
        .concat(dated),
    ],
    [
      state.caseStudies,
      'id title company_name industry company_size description challenge solution results testimonial testimonial_author testimonial_role technologies is_featured published_at'
        .split(' ')
        .concat(dated),
    ],
    [
      state.kbArticles,
      'id title content category tags is_published published_at view_count helpful_count not_helpful_count'
        .split(' ')
        .concat(dated),
    ],
    [
      state.roadmapItems,
      'id title description category status priority vote_count planned_release'
        .split(' ')
        .concat(dated),
    ],
  ] as const) {
    for (const record of records) expect(Object.keys(record).toSorted()).toEqual(fields.toSorted())
  }
})

test('a change is in the stored document within a second', async ({ page, store }) => {
  await store.signIn(customer)
  await page.clock.install()
  await openPage(page, '/portal?tab=roadmap')
  const vote = page.getByRole('button', { name: /^Vote for / }).first()
  await expect(vote).toBeVisible()
  await page.clock.pauseAt(Date.now() + 60_000)
  await vote.click()
  // The page's own second, however long a busy machine takes for it.
  await page.clock.runFor(promised)
  await expect.poll(async () => (await storedState(page)).roadmapVotes.length).toBe(1)
})

test('a change is stored at once when the page is hidden', async ({ page, store }) => {
  await store.signIn(customer)
  await page.goto('/portal?tab=roadmap')
  const vote = page.getByRole('button', { name: /^Vote for / }).first()
  await expect(vote).toBeVisible()
  const stored = await vote.evaluate((button, key) => {
    Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' })
    if (button instanceof HTMLElement) button.click()
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
    return localStorage.getItem(key)
  }, storeKey)
  expect(JSON.parse(stored ?? '').state.roadmapVotes).toHaveLength(1)
})

test('a change is stored when the page is left right after it', async ({ page, store }) => {
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

test('a document put there by hand is taken on reload, signed in as it says', async ({
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

test('a document without users is seeded again, and keeps what it has', async ({ page, store }) => {
  await store.put((state) => {
    state.users = []
    state.kbArticles = [articleOf({ id: 'own', title: 'Kept beside the seeds' })]
  })
  await page.goto('/support/kb')
  await expect(page.getByRole('article')).toHaveCount(1)
  await expect.poll(async () => (await storedState(page)).users.length).toBe(2)
})

test('two tabs that change different things lose nothing', async ({ page, context, store }) => {
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

test('a browser that keeps nothing is told so, and the site goes on', async ({ page }) => {
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
