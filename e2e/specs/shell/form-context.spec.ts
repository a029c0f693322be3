import type { BrowserContext, Locator, Page } from '@playwright/test'
import { isLongRun } from '../../fixtures/long-run'
import { holdScripts } from '../../fixtures/page/hold-scripts'
import { openPage, untilInteractive } from '../../fixtures/page/open-page'
import { untilUnchanged } from '../../fixtures/page/until-unchanged'
import { releasedRoutes } from '../../fixtures/releases/released-routes'
import { customer } from '../../fixtures/sign-in-dialog'
import { expect, test } from '../../fixtures/test'

/** The forms, and their links without a context: in the header, the footer and on /support. */
const generalLinks: Readonly<Record<string, readonly string[]>> = {
  '/demo': ['Request Demo', 'See a demo'],
  '/waitlist': ['Join the waitlist'],
  '/contact': ['Contact'],
  '/support/tickets/new': ['Submit a ticket', 'Submit a Ticket'],
}

/** This form passes the context on. */
const partnerForm = '/partnerships'

/** Addresses with links that their documents lack. */
const withMoreLinks = [
  '/pricing?fit=&people=50&systems=5&needs=sso',
  '/case-studies?story=calder-health',
  '/resources?read=resource-integration-guide',
  '/learn?module=first-workflow',
  '/support/kb?article=kb-connect-first-system',
  '/support/kb?search=expired+token',
]

/** The links of every public page to forms; in a long run also those that depend on the address. */
async function linksToForms(page: Page) {
  const documents: string[] = []
  for (const { path, access } of releasedRoutes())
    if (!access.signIn) documents.push(await (await page.request.get(path)).text())
  for (const address of isLongRun ? withMoreLinks : []) {
    await openPage(page, address)
    documents.push(await page.content())
  }
  // A page’s policy forbids to read documents.
  await page.goto('/robots.txt')
  const links = await page.evaluate(linksIn, documents)
  return links.filter(({ form }) => form in generalLinks || form === partnerForm)
}

/** Runs in the page. */
const linksIn = (documents: readonly string[]) =>
  documents.flatMap((html) =>
    [
      ...new DOMParser()
        .parseFromString(html, 'text/html')
        .querySelectorAll<HTMLAnchorElement>('a[href^="/"]'),
    ].map((link) => ({
      form: link.pathname,
      href: link.getAttribute('href') ?? '',
      query: link.search,
      name: (link.getAttribute('aria-label') ?? link.textContent).trim(),
    })),
  )

test('a link to a form has a context, except for the general ones', async ({ page }) => {
  const links = await linksToForms(page)
  const bare = links.filter(({ query, form }) => query === '' && form !== partnerForm)
  expect(bare.length).toBeGreaterThan(50)
  expect(bare.filter(({ form, name }) => !generalLinks[form]?.includes(name))).toEqual([])
})

/** The values of a form’s fields, the line about its context, and where its links lead. */
const shownForm = (page: Page) =>
  page.evaluate(() => {
    const fields = document.querySelectorAll<HTMLInputElement>('main :is(input, select, textarea)')
    const links = document.querySelectorAll<HTMLAnchorElement>('main a')
    const texts = [...document.querySelectorAll('main *')].map(({ textContent }) => textContent)
    return [
      ...Array.from(fields, ({ value, checked }) => `${value} ${checked}`),
      ...Array.from(links, ({ href }) => href),
      ...texts.filter((text) => text.startsWith('About: ')),
    ]
  })

test('a form shows the context of its link, and a reload keeps it', async ({ page, store }) => {
  test.slow()
  const withContext = (await linksToForms(page)).filter(({ query }) => query !== '')
  // Unit tests know the words of each context; contact.spec.ts and accounts.spec.ts open the other forms.
  const inTurn = withContext.filter(
    ({ form, href }, place) =>
      withContext.findIndex((link) => (isLongRun ? link.href === href : link.form === form)) ===
        place &&
      (isLongRun || ['/waitlist', partnerForm].includes(form)),
  )
  expect(inTurn.length).toBeGreaterThanOrEqual(2)
  await store.signIn(customer)
  for (const { form, href } of inTurn) {
    await openPage(page, form)
    const plain = await shownForm(page)
    await openPage(page, href)
    await expect.poll(() => shownForm(page), href).not.toEqual(plain)
    await untilUnchanged(() => shownForm(page))
    const shown = await shownForm(page)
    await page.reload()
    await untilInteractive(page)
    await expect.poll(() => shownForm(page), href).toEqual(shown)
  }
})

/** Ways to open a link. @returns the page with the form. */
const ways = {
  async click(link: Locator, page: Page) {
    await link.click()
    return page
  },
  async 'middle click'(link: Locator, _page: Page, context: BrowserContext) {
    const opened = context.waitForEvent('page')
    await link.click({ button: 'middle' })
    return opened
  },
  async Enter(link: Locator, page: Page) {
    await link.focus()
    await page.keyboard.press('Enter')
    return page
  },
}

test('a link keeps its context before the start, however it is opened', async ({
  page,
  context,
}) => {
  for (const open of Object.values(ways)) {
    const release = await holdScripts(page)
    await page.goto('/', { waitUntil: 'commit' })
    const link = page.getByRole('main').getByRole('link', { name: 'Get a demo', exact: true })
    const target = await open(link.first(), page, context)
    await expect(target).toHaveURL('/demo?demo=platform')
    release()
    await page.unrouteAll({ behavior: 'wait' })
    await untilInteractive(target)
    await expect(target.getByRole('radio', { name: 'Full Platform Demo' })).toBeChecked()
    if (target !== page) await target.close()
  }
})
