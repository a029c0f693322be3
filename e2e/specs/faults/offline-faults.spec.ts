import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { encodings } from '../../../deploy/site/files/compress'
import { releaseApp } from '../../../deploy/release/release-app'
import { buildFolder, workspaceFolder } from '../../../deploy/workspace/folders'
import { workerAddress } from '@fivefold/shared/offline/workers'
import { standsFor } from '../../fixtures/faults/fault-cases'
import { openPage, untilInteractive } from '../../fixtures/page/open-page'
import { test, type OwnSite } from '../../fixtures/releases/own-site'
import { customer, SignInDialog } from '../../fixtures/sign-in-dialog'
import { emergency, reworked } from '../../fixtures/releases/support-releases'
import { expect } from '../../fixtures/test'

test.use({ serviceWorkers: 'allow' })

const isCached = (page: Page, address: string) =>
  page.evaluate(async (address) => (await caches.match(address)) !== undefined, address)

const addressIn = (page: Page) => new URL(page.url()).pathname

/** Opens a page and waits until the worker has cached it. */
async function visit(page: Page, address: string) {
  await openPage(page, address)
  for (const needed of [addressIn(page), '/404.html', '/registry.json']) {
    await expect.poll(() => isCached(page, needed), needed).toBe(true)
  }
}

async function loseNetwork(page: Page, site: OwnSite) {
  site.close()
  await page.context().setOffline(true)
}

/** Builds support with another heading, and releases it. */
async function releaseReworked(site: OwnSite) {
  const folder = mkdtempSync(path.join(tmpdir(), 'fivefold-reworked-'))
  cpSync(buildFolder('support'), folder, { recursive: true })
  for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const scripts = path.join(folder, file)
    if (/\.c?js$/.test(file)) writeFileSync(scripts, reworked(readFileSync(scripts, 'utf8')))
  }
  await releaseApp(site.folder, 'support', { folder, allowSameVersion: true })
  rmSync(folder, { recursive: true })
}

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true })

test('offline, visited pages open and work, and other pages say that they are offline', async ({
  page,
  ownSite,
}, testInfo) => {
  const visited = ['/', '/support/kb?query=sso', '/portal']
  standsFor(testInfo, { fault: 'no network', place: 'offline', cases: visited.length + 1 })
  const site = await ownSite()
  await visit(page, `${site.origin}/`)
  await new SignInDialog(page).signIn(customer)
  await visit(page, `${site.origin}/support/kb`)
  await page.getByRole('banner').getByRole('link', { name: 'Portal' }).click()
  await page.waitForURL('**/portal')
  await untilInteractive(page)
  const portal = await page.getByRole('main').getByRole('heading', { level: 1 }).innerText()

  await loseNetwork(page, site)
  for (const address of visited) {
    await openPage(page, site.origin + address)
    await expect(page.getByRole('button', { name: 'Account menu' })).toBeVisible()
  }
  await expect(heading(page, portal)).toBeVisible()
  await page.goto(`${site.origin}/newsroom`)
  await expect(heading(page, 'Something went wrong')).toBeVisible()
  await expect(page.getByRole('main')).toContainText('You are offline')
})

test('a page that was not cached opens when the network returns', async ({
  page,
  ownSite,
}, testInfo) => {
  standsFor(testInfo, { fault: 'no network', place: 'offline', cases: 1 })
  const site = await ownSite()
  await visit(page, `${site.origin}/careers`)
  await page.context().setOffline(true)
  await page.goto(`${site.origin}/newsroom`)
  await expect(page.getByRole('main')).toContainText('it opens as soon as you are back online')
  await page.context().setOffline(false)
  await expect(heading(page, 'No press releases yet')).toBeVisible()
})

test('the next visit shows a new release, an offline visit the last visited one, and a worker can be rolled back', async ({
  page,
  ownSite,
}, testInfo) => {
  // This test releases an app.
  test.slow()
  standsFor(testInfo, { fault: 'a release, then no network', place: 'offline', cases: 2 })
  const site = await ownSite()
  const support = `${site.origin}/support`
  await visit(page, support)
  await expect(heading(page, emergency.live)).toBeVisible()

  await releaseReworked(site)
  await visit(page, support)
  await expect(heading(page, emergency.next)).toBeVisible()

  await page.context().setOffline(true)
  await openPage(page, support)
  await expect(heading(page, emergency.next)).toBeVisible()
  await page.context().setOffline(false)

  const operations = readFileSync(path.join(workspaceFolder, 'docs/operations.md'), 'utf8')
  const [, unregistering = ''] =
    /```js\n(.*?registration\.unregister.*?)```/s.exec(operations) ?? []
  const worker = path.join(site.folder, workerAddress)
  for (const copy of Object.keys(encodings)) rmSync(worker + copy)
  writeFileSync(worker, unregistering)
  await page.reload()
  const left = () =>
    page.evaluate(async () => [
      ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
      ...(await caches.keys()),
    ])
  await expect.poll(left).toEqual([])
  await openPage(page, support)
})
