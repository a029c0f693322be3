import type { Page } from '@playwright/test'
import { fillIn } from '../../fixtures/forms/fill-in'
import {
  agreement,
  contactAnswers,
  contactForm,
  joinButton,
  waitlistAnswers,
  waitlistForm,
} from '../../fixtures/forms/lead-forms'
import { isLongRun } from '../../fixtures/long-run'
import { RequestedPaths } from '../../fixtures/page/requested-paths'
import { earlyActions, shellActions, shownState } from '../../fixtures/page/early-actions'
import { holdScripts } from '../../fixtures/page/hold-scripts'
import { interactive, startPage, untilInteractive } from '../../fixtures/page/open-page'
import { saveData } from '../../fixtures/page/save-data'
import { untilUnchanged } from '../../fixtures/page/until-unchanged'
import { customer } from '../../fixtures/sign-in-dialog'
import { storedLeads } from '../../fixtures/store/leads'
import { seededRandom } from '@fivefold/shared/testing/seeded-random'
import { expect, test } from '../../fixtures/test'
import { siteOrigin } from '../../site-origin'

const signIn = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'Sign In' })
const isScript = (path: string) => /\/(?:shell|libraries|remoteEntry)-[^/]+\.js$/.test(path)
const repetition = '**/without-starter-*.js'

test('a visitor who only reads and follows links loads no page scripts, and is counted', async ({
  page,
}) => {
  const requested = new RequestedPaths(page)
  await requested.until(isScript, () => page.goto('/'))
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click()
  await expect(page).toHaveURL('/privacy')
  await page.goBack()
  await expect(page).toHaveURL('/')
  await requested.quiet()
  await expect(interactive(page)).toHaveCount(0)
  expect(await page.evaluate(() => localStorage.getItem('fivefold-store'))).toBeNull()

  await startPage(page)
  await expect(interactive(page)).toHaveCount(1)
  const views = () =>
    page.evaluate(() => {
      const stored: { state: { analyticsEvents: { name: string; params: object }[] } } = JSON.parse(
        localStorage.getItem('fivefold-store') ?? '{"state":{"analyticsEvents":[]}}',
      )
      const events = stored.state.analyticsEvents
      return events.flatMap(({ name, params }) =>
        name === 'page_view' ? Reflect.get(params, 'page_path') : [],
      )
    })
  await expect.poll(views).toEqual(expect.arrayContaining(['/', '/privacy']))
})

for (const path of ['/', '/search']) {
  test(`an early press on ${path} shows that it is pending, and takes effect after the start`, async ({
    page,
  }) => {
    const release = await holdScripts(page)
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await signIn(page).click()
    await expect(signIn(page)).toHaveAttribute('data-pending')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).hover()
    release()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expect(page.locator('[data-pending]')).toHaveCount(0)
  })
}

test('an early press on a guarded page takes effect, also if the page starts during the press', async ({
  page,
  changedBy,
}) => {
  const inPage = page.getByRole('main').getByRole('button', { name: 'Sign In' })
  // A page that other software has changed starts after the press.
  for (const end of changedBy === 'nobody' ? ['before', 'after'] : ['before']) {
    const release = await holdScripts(page)
    await page.goto('/portal', { waitUntil: 'domcontentloaded' })
    await inPage.hover()
    await page.mouse.down()
    if (end === 'before') await page.mouse.up()
    release()
    await expect(interactive(page)).toHaveCount(1)
    if (end === 'after') await page.mouse.up()
    await expect(page.getByRole('dialog')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(inPage).toBeFocused()
    await page.unroute('**/*.js')
  }
})

test('an early submit sends a form once', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/contact', { waitUntil: 'domcontentloaded' })
  await fillIn(contactForm(page), contactAnswers)
  await page.getByRole('button', { name: 'Send Message' }).dblclick()
  await expect(page).toHaveURL('/contact')
  release()
  await expect(contactForm(page).getByLabel('Message')).toHaveValue('')
  await storedLeads(page, 'contactForms')
})

test('a form knows a box and an option that were chosen before the start', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/waitlist', { waitUntil: 'domcontentloaded' })
  await fillIn(waitlistForm(page), waitlistAnswers)
  await agreement(page).check()
  const tier = page.getByRole('radio').last()
  await tier.check()
  release()
  await expect(interactive(page)).toHaveCount(1)
  await expect(tier).toBeChecked()
  await joinButton(page).click()
  await expect(page.getByRole('button', { name: 'Submit Another Entry' })).toBeVisible()
})

test('an early Enter sends the typed text, although the button is disabled', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/cortex', { waitUntil: 'domcontentloaded' })
  const message = page.getByLabel('Message', { exact: true })
  await message.fill('How many tickets are open?')
  await message.press('Enter')
  await message.press('Enter')
  release()
  const sent = page.getByRole('log').getByText('How many tickets are open?')
  await expect(sent).toHaveCount(1)
  await expect(message).toHaveValue('')
})

test('the sign-in dialog has the text typed after an early key that opens it', async ({
  page,
  signInDialog,
}) => {
  const release = await holdScripts(page)
  await page.goto('/', { waitUntil: 'domcontentloaded' })
  await signIn(page).press('Enter')
  await page.keyboard.type(customer.slice(0, 5), { delay: 30 })
  release()
  await page.keyboard.type(customer.slice(5), { delay: 30 })
  await expect(signInDialog.email).toBeFocused()
  await expect(signInDialog.email).toHaveValue(customer)
})

test('on a page that starts at once, later actions wait for early ones', async ({ page }) => {
  let release = () => {}
  const held = new Promise<void>((resolve) => (release = resolve))
  await page.route(repetition, (route) => held.then(() => route.continue()))
  await page.goto('/search', { waitUntil: 'domcontentloaded' })
  await page.keyboard.press('Control+k')
  await expect(interactive(page)).toHaveCount(1)
  await page.keyboard.type('web')
  release()
  await expect(page.getByRole('dialog').getByRole('combobox')).toHaveValue('web')
})

test('the page works if the code that repeats early actions fails to load', async ({ page }) => {
  await page.route(repetition, (route) => route.abort())
  await page.goto('/search', { waitUntil: 'domcontentloaded' })
  await page.getByRole('main').getByRole('textbox').fill('workflow')
  await expect(interactive(page)).toHaveCount(1)
  await signIn(page).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})

test('early typed text keeps its caret', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/support/kb')
  await page.getByLabel('Search articles').pressSequentially('workfow')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.press('ArrowLeft')
  release()
  await expect(interactive(page)).toHaveCount(1)
  await page.keyboard.press('l')
  await expect(page.getByLabel('Search articles')).toHaveValue('workflow')
})

test('early typed text keeps its selection, also in a field whose selection no script can read', async ({
  page,
}) => {
  const release = await holdScripts(page)
  await page.goto('/cortex')
  const email = page.getByLabel('Email', { exact: true })
  await email.fill('robin@reader')
  await email.selectText()
  release()
  await expect(interactive(page)).toHaveCount(1)
  await expect(page.locator('[data-pending]')).toHaveCount(0)
  await page.keyboard.insertText('ada@reader')
  await expect(email).toHaveValue('ada@reader')
})

/** The long run has more than a thousand actions. */
const seeds = isLongRun ? 30 : 1
const actionsOfSeed = 4
/** From this seed on, the visitor saves data, so the page fetches nothing early. */
const savesDataFrom = 21

/** All pages in a long run; else the one with the most actions. */
const pages = earlyActions.filter(({ actions }) => isLongRun || actions.length > 6)

for (const { part = '', path, actions } of pages) {
  test(`early actions on ${part}${path} have the result of later ones`, async ({ page }) => {
    test.setTimeout(80_000 + seeds * 10_000)
    for (let seed = 1; seed <= seeds; seed += 1) {
      const random = seededRandom(seed * 7919)
      const oneOf = <Each>(list: readonly Each[]) => list[Math.floor(random() * list.length)]
      const chosen = [
        ...Array.from({ length: actions.length && actionsOfSeed }, () => oneOf(actions)),
        // The action in the header is last, because its menu or dialog covers the page.
        oneOf(shellActions),
      ]
      const startsAfter = Math.floor(random() * (chosen.length + 1))
      if (seed === savesDataFrom) await saveData(page)

      await page.goto(path)
      await untilInteractive(page)
      for (const act of chosen) await act?.(page)
      const ready = await settled(page)

      await forget(page)
      const release = await holdScripts(page)
      await page.goto(path)
      for (const [index, act] of chosen.entries()) {
        if (index === startsAfter) release()
        await act?.(page)
      }
      release()
      await expect(interactive(page)).toHaveCount(1)
      await expect.poll(() => settled(page), `seed ${seed}`).toEqual(ready)
      await page.unroute('**/*.js')
      await forget(page)
    }
  })
}

/** Clears the storage on another page, because the left page writes its pending changes. */
async function forget(page: Page) {
  await page.goto('/robots.txt')
  await page.evaluate(() => localStorage.clear())
}

async function settled(page: Page) {
  await expect(page.locator('[data-pending]')).toHaveCount(0)
  await expect(page.getByRole('dialog').getByText('Searching')).toHaveCount(0)
  // Typed text reaches the address after a pause (shared/contract/url-state/use-address-state.ts).
  await untilUnchanged(() => shownState(page))
  return shownState(page)
}

test('a page that waits follows the sign-in and the theme of another tab', async ({
  page,
  context,
  signInDialog,
}) => {
  const waiting = await context.newPage()
  await waiting.goto(`${siteOrigin}/about`)
  await page.goto('/terms')
  await page.getByRole('button', { name: /theme/i }).click()
  await page.getByRole('menuitemradio', { name: 'Dark' }).click()
  await expect(waiting.locator('html')).toHaveClass(/dark/)
  await signInDialog.signIn(customer)
  await expect(waiting.getByRole('button', { name: 'Account menu' })).toBeVisible()
})

test('a worker fetches the scripts early, and the page takes them from the cache', async ({
  page,
}) => {
  const requested = new RequestedPaths(page)
  await requested.until(isScript, () => page.goto('/'))
  const ahead = requested.all.filter(isScript)
  expect(ahead).toHaveLength(3)
  expect(await sentTo(page, ahead)).toEqual([])
  await startPage(page)
  await expect(interactive(page)).toHaveCount(1)
  expect(await sentTo(page, ahead)).toEqual([0, 0, 0])
})

/** The bytes that came over the network for files that the page has requested. */
const sentTo = (page: Page, paths: readonly string[]) =>
  page.evaluate((paths) => {
    const entries = performance.getEntriesByType('resource') as PerformanceResourceTiming[]
    const requested = entries.filter(({ name }) => paths.includes(new URL(name).pathname))
    return requested.map(({ transferSize }) => transferSize)
  }, paths)

test('the page fetches no scripts early for visitors who save data', async ({ page }) => {
  await saveData(page)
  const requested = new RequestedPaths(page)
  await page.goto('/')
  await requested.quiet()
  expect(requested.all.filter(isScript)).toEqual([])
  await signIn(page).click()
  await expect(page.getByRole('dialog')).toBeVisible()
})
