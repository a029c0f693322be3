import type { Page } from '@playwright/test'
import { feedItem, feedOf, serveFeed } from '../../fixtures/blog-feed'
import { isLongRun } from '../../fixtures/long-run'
import { openPage, untilInteractive } from '../../fixtures/page/open-page'
import { registryOf, withRegistry } from '../../fixtures/releases/page-registry'
import { admin, customer } from '../../fixtures/sign-in-dialog'
import { expect, test } from '../../fixtures/test'
import { ExecutionWatch } from '../../fixtures/xss/execution-watch'
import { fillWithPayloads, hostileErrors } from '../../fixtures/xss/hostile-state'
import { addressKinds } from '../../fixtures/xss/payload-addresses'
import { payloads, samplePayloads } from '../../fixtures/xss/payloads'
import { siteOrigin } from '../../site-origin'

/** `check xss` tries every payload at every address; this spec tries some of each family. */
const some = payloads.filter((_text, index) => isLongRun || index % 6 === 0)

/** Goes to one address a frame without leaving the page. */
async function visitInside(page: Page, addresses: readonly string[]) {
  await page.evaluate(async (addresses) => {
    for (const address of addresses) {
      history.pushState(null, '', address)
      dispatchEvent(new PopStateEvent('popstate', { state: null }))
      await new Promise(requestAnimationFrame)
    }
  }, addresses)
}

/** Expects that the page shows every payload as text. */
const expectShown = (page: Page) =>
  expect
    .poll(async () => {
      const shown = (await page.getByRole('main').textContent()) ?? ''
      return payloads.filter((text) => !shown.includes(text.trim()))
    })
    .toEqual([])

test('there are more than 200 payloads, which run on an unprotected page', async ({ page }) => {
  expect(payloads.length).toBeGreaterThan(200)
  const watch = await ExecutionWatch.over(page)
  await page.goto('about:blank')
  await page.evaluate((payloads) => {
    for (const srcdoc of payloads) {
      document.body.append(Object.assign(document.createElement('iframe'), { srcdoc }))
    }
  }, some)
  await expect.poll(() => watch.effects.length).toBeGreaterThan(20)
})

for (const [who, email, lists, others] of [
  [
    'a customer',
    customer,
    ['/portal?tab=tickets', '/portal?tab=roadmap', '/support/kb', '/resources', '/search?q=alert'],
    ['/portal', '/portal?tab=account', '/profile', '/support/tickets/new', '/case-studies'],
  ],
  [
    'an admin',
    admin,
    ['leads', 'tickets', 'audit', 'votes', 'accounts', 'errors'].map(
      (view) => `/admin?view=${view}`,
    ),
    ['/admin'],
  ],
] as const) {
  test(`payloads in every stored field are text to ${who}`, async ({ page, store }) => {
    const watch = await ExecutionWatch.over(page)
    await page.addInitScript(
      (errors) => localStorage.setItem('error_logs', errors),
      JSON.stringify(hostileErrors()),
    )
    await store.signIn(email, (state) => fillWithPayloads(state, email))
    await openPage(page, lists[0])
    for (const address of lists) {
      await visitInside(page, [address])
      await expectShown(page)
      await watch.expectNothing(address)
    }
    for (const address of others) {
      await visitInside(page, [address])
      await untilInteractive(page)
      await watch.expectNothing(address)
    }
  })
}

test('payloads in path, query and hash of a deep link are text', async ({ page }) => {
  const watch = await ExecutionWatch.over(page)
  await openPage(page, '/search')
  await visitInside(
    page,
    some.map((text) => addressKinds[0](text)),
  )
  await expect(page.getByRole('main').getByRole('textbox', { name: 'Search' })).toHaveValue(
    some.at(-1) ?? '',
  )
  await visitInside(page, [addressKinds[0]('%3Cb%3E %253Cb%253E')])
  await expect(page.getByText('"%3Cb%3E %253Cb%253E"')).toBeVisible()
  await watch.expectNothing('searches')
  for (const addressOf of addressKinds.slice(1)) {
    await visitInside(page, samplePayloads.map(addressOf))
    await untilInteractive(page)
    await watch.expectNothing(addressOf('…'))
  }
  for (const text of [samplePayloads[0], '/attacker/']) {
    await page.goto(`${siteOrigin}/${text}?q=${text}#${text}`)
    await untilInteractive(page)
    await watch.expectNothing(`the address /${text}`)
  }
})

test('payloads in every field of the feed are text or are dropped', async ({ page }) => {
  const watch = await ExecutionWatch.over(page)
  const items = payloads.map((text, index) =>
    feedItem({
      title: text,
      link: text,
      guid: `${index} ${text}`,
      author: text,
      pubDate: text,
      content: text,
      description: text,
      thumbnail: text,
      categories: [text],
    }),
  )
  await serveFeed(page, feedOf(items))
  await openPage(page, '/blog')
  await expect(page.getByRole('main').getByRole('article')).toHaveCount(payloads.length)
  await watch.expectNothing('the feed')
})

test('payloads in every field of the registry are text, and cause no request', async ({ page }) => {
  const watch = await ExecutionWatch.over(page)
  const registry = await registryOf(page)
  const outside = ['//', '/\\', '/\t/', '/\n\\'].map((start) => `${start}attacker.example/alert`)
  for (const [index, text] of [...some, ...outside].entries()) {
    const about = { title: `alert ${text}`, description: text }
    const release = { version: text, entry: text }
    registry.remotes[`hostile-${index}`] = {
      live: release,
      canary: { ...release, entry: `//attacker.example/canary-${index}.js`, percentage: 100 },
      lastGood: { ...release, entry: `https://attacker.example/${index}.js` },
      routes: [
        {
          ...about,
          path: `/hostile-${index}`,
          access: { signIn: false },
          prerender: false,
          indexed: false,
          search: [
            {
              ...about,
              type: 'page',
              category: text,
              url: outside.includes(text) ? text : `/${text}`,
            },
          ],
        },
      ],
    }
  }
  await withRegistry(page, JSON.stringify(registry))
  await openPage(page, '/search?q=alert')
  await expect(page.getByRole('main').getByRole('link', { name: 'alert <script' })).not.toHaveCount(
    0,
  )
  await watch.expectNothing('the search page')
  await page.keyboard.press('Control+k')
  await page.getByRole('dialog').getByRole('combobox').fill('alert')
  await expect(page.getByRole('dialog').getByRole('option')).not.toHaveCount(0)
  await watch.expectNothing('the search dialog')
  await page.keyboard.press('Escape')
  await visitInside(page, ['/hostile-0'])
  await expect(page.getByRole('heading', { name: 'Something went wrong' })).toBeVisible()
  await watch.expectNothing('a page of a hostile remote')
})

test('no parameter leads to another site after a sign-in', async ({ page, signInDialog }) => {
  const watch = await ExecutionWatch.over(page)
  const outside = ['https://', '//', '/\\', 'https:', '/\t/', '/%2F'].map(
    (start) => `${start}attacker.example/`,
  )
  const names = ['next', 'return', 'returnTo', 'return_url', 'redirect', 'from', 'url', 'continue']
  const pairs = names.flatMap((name) => outside.map((address) => [name, address]))
  const guarded = `/profile?${new URLSearchParams(pairs)}`
  await openPage(page, guarded)
  await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click()
  await signInDialog.fillAndSubmit(customer)
  await expect(page).toHaveURL('/')
  await watch.expectNothing('after signing in')
})
