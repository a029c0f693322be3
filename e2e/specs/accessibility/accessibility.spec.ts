import type { Page } from '@playwright/test'
import { expectAccessible, followDevice } from '../../fixtures/page/axe'
import { isLongRun } from '../../fixtures/long-run'
import { expectValidMarkup } from '../../fixtures/page/markup'
import { expectStill } from '../../fixtures/every-page/movements'
import { openPage } from '../../fixtures/page/open-page'
import { expectNoSidewaysScroll, resizeTo } from '../../fixtures/page/page-width'
import { expectWholePage } from '../../fixtures/every-page/whole-page'
import { pagesOfThisRun, releasedRoutes } from '../../fixtures/releases/released-routes'
import { admin, customer } from '../../fixtures/sign-in-dialog'
import { expect, test } from '../../fixtures/test'
import { siteOrigin } from '../../site-origin'

/*
 * Every page, in both themes, for everybody who may open it. All that can be said of a page is checked in one
 * visit; layout.spec.ts resizes public pages.
 */

test.beforeEach(followDevice)

async function expectToFit(page: Page) {
  await resizeTo(page, 320, 640)
  await expectNoSidewaysScroll(page, 'at 320 px')
  await resizeTo(page, 1280, 800)
}

const routes = pagesOfThisRun(releasedRoutes())

for (const [place, route] of routes.filter(({ access }) => !access.signIn).entries()) {
  const path = route.path.replace(':id', 'any-article')
  test(`${path} is whole, accessible and still, and requests no other origin`, async ({
    page,
    store,
  }) => {
    const elsewhere: string[] = []
    page.on('request', (request) => {
      if (!request.url().startsWith(siteOrigin)) elsewhere.push(request.url())
    })
    await openPage(page, path)
    await expectAccessible(page, { occasion: 'signed out' })
    await expectWholePage(page, { ...route, path })
    await expectStill(page)

    // For signed-in visitors only the header differs, and it is the same on all these pages.
    const who = [customer, admin][isLongRun ? place % 2 : place]
    if (who !== undefined) {
      await store.signIn(who)
      await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible()
      await expectAccessible(page, { occasion: who, within: 'header' })
    }
    expect(elsewhere).toEqual([])
  })
}

for (const { path, access } of routes.filter(({ access }) => access.signIn)) {
  test(`${path} is accessible to everybody who may open it, and fits every window`, async ({
    page,
    store,
  }) => {
    await openPage(page, path)
    // It is the same screen for all of them.
    if (isLongRun || path === '/portal')
      await expectAccessible(page, { occasion: 'Authentication Required', themes: ['light'] })
    const heading = page.getByRole('heading', { level: 1 })
    // A page that both may open is the same for both.
    for (const who of isLongRun || access.roles ? [customer, admin] : [customer]) {
      await store.signIn(who)
      const isAllowed = access.roles === undefined || who === admin
      await expect(heading).not.toHaveText('Authentication Required')
      await (isAllowed
        ? expect(heading).not.toHaveText('Access Denied')
        : expect(heading).toHaveText('Access Denied'))
      await expectValidMarkup(page, who)
      await expectAccessible(page, { occasion: who })
      await expectToFit(page)
    }
  })
}
