import type { BrowserContext, Locator, Page } from '@playwright/test'
import { formLinks, generalLinks, type FormLink } from '../../fixtures/forms/form-links'
import { isLongRun } from '../../fixtures/long-run'
import { holdScripts } from '../../fixtures/page/hold-scripts'
import { openPage, untilInteractive } from '../../fixtures/page/open-page'
import { releasedRoutes } from '../../fixtures/releases/released-routes'
import { customer } from '../../fixtures/sign-in-dialog'
import type { BrowserStore } from '../../fixtures/store/browser-store'
import { expect, test } from '../../fixtures/test'

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
type Way = keyof typeof ways
const wayNames = Object.keys(ways) as Way[]

/** All ways in a long run; else each link gets another one. */
const waysOf = (place: number) =>
  isLongRun ? wayNames : [wayNames[place % wayNames.length] as Way]
/** A long run follows each link before and after the start; `pnpm test` does one of both. */
const isBefore = ({ needs }: FormLink, place: number) =>
  needs === undefined && (isLongRun || place % 2 === 0)
const isAfter = (link: FormLink, place: number) => isLongRun || !isBefore(link, place)
const isTicket = ({ href }: FormLink) => href.startsWith('/support/tickets/new')

const linkOf = (page: Page, { within, name }: FormLink) =>
  (within?.(page) ?? page.getByRole('main')).getByRole('link', { name, exact: true }).first()

async function showsContext({ href, shows }: FormLink, page: Page) {
  await expect(page).toHaveURL(href)
  await untilInteractive(page)
  for (const sign of shows) await sign(page)
}

/** Links to tickets need a customer; the link on the roadmap needs an empty roadmap. */
const signInFor = (link: FormLink, store: BrowserStore) =>
  isTicket(link) && store.signIn(customer, (state) => (state.roadmapItems = []))

const formOf = ({ href }: FormLink) => href.replace(/[?#].*/, '')

/** All links in a long run; else the first to each form. Unit tests know the others. */
const followed = formLinks.filter(
  (link, place) =>
    isLongRun || formLinks.findIndex((other) => formOf(other) === formOf(link)) === place,
)

for (const from of new Set(followed.map(({ from }) => from))) {
  test(`links of ${from} open forms with their context, which a reload keeps`, async ({
    page,
    context,
    store,
  }) => {
    test.slow()
    for (const [place, link] of followed.entries()) {
      if (link.from !== from) continue
      await signInFor(link, store)
      if (isBefore(link, place)) {
        await test.step(`${link.name}, before the start`, async () => {
          for (const way of waysOf(place)) {
            const release = await holdScripts(page)
            await page.goto(from, { waitUntil: 'commit' })
            const target = await ways[way](linkOf(page, link), page, context)
            await expect(target).toHaveURL(link.href)
            release()
            await page.unrouteAll({ behavior: 'wait' })
            await showsContext(link, target)
            if (target !== page) await target.close()
          }
        })
      }
      if (isAfter(link, place)) {
        await test.step(`${link.name}, after the start`, async () => {
          for (const way of waysOf(place)) {
            await openPage(page, from)
            if (typeof link.needs === 'function') await link.needs(page)
            await expect(linkOf(page, link)).toHaveAttribute('href', link.href)
            const target = await ways[way](linkOf(page, link), page, context)
            await showsContext(link, target)
            await target.reload()
            await showsContext(link, target)
            if (target !== page) await target.close()
          }
        })
      }
    }
  })
}

test('the table has every link to a form with a context', async ({ page, store }) => {
  const routes = releasedRoutes().map(({ path, access }) => ({
    path: path.replace(':id', 'any'),
    isGuarded: access.signIn,
  }))
  const guardedLast = routes.toSorted((one, other) => +one.isGuarded - +other.isGuarded)
  const known = new Set(formLinks.map(({ from, href }) => `${from} ${href}`))
  const unknown: string[] = []
  await store.signIn(customer)
  // A page’s policy forbids to read documents.
  await page.goto('/robots.txt')
  for (const { path, isGuarded } of guardedLast) {
    if (isGuarded) await openPage(page, path)
    for (const { path: form, href, name, isOfShell } of await linksOf(page, isGuarded, path)) {
      const isGeneral = href === form && generalLinks[form]?.includes(name)
      const isKnown = known.has(`${isOfShell ? '/about' : path} ${href}`)
      if (form in generalLinks && !isGeneral && !isKnown) unknown.push(`${path}: ${name} ${href}`)
    }
  }
  expect(unknown).toEqual([])
})

/** The links of the open page, or of a document: it has all links of a page that needs no sign-in. */
const linksOf = (page: Page, isOpen: boolean, path: string) =>
  page.evaluate(
    async ([isOpen, path]) => {
      const parsed = async () =>
        new DOMParser().parseFromString(await (await fetch(path)).text(), 'text/html')
      const links = (isOpen ? document : await parsed()).querySelectorAll<HTMLAnchorElement>(
        'a[href^="/"]',
      )
      return Array.from(links, (link) => ({
        path: link.pathname,
        href: link.getAttribute('href') ?? '',
        name: (link.getAttribute('aria-label') ?? link.textContent).trim(),
        isOfShell: link.closest('main') === null,
      }))
    },
    [isOpen, path] as const,
  )
