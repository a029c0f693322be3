import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { openPage } from '../../fixtures/page/open-page'
import { expect, test } from '../../fixtures/test'
import { countedVisitor, sendingTime } from '../../fixtures/watch/counted-visitor'
import { siteFolder } from '../../site'

/** Files of its extensions, its addresses, and the mark of scripts for sites that have one. */
const traces = /\/assets\/(?:intake|watch)\.|"\/intake|data-only-with/

test('no document of a site without an intake names a file or an address of it', () => {
  const documents = readdirSync(siteFolder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /^(?!host\/|\.).*\.html$/.test(file),
  )
  expect(documents.length).toBeGreaterThan(20)
  const found = documents.filter((file) =>
    traces.test(readFileSync(path.join(siteFolder, file), 'utf8')),
  )
  expect(found).toEqual([])
})

test('a page of it with a form requests no file of an intake', async ({ page }) => {
  const requested: string[] = []
  page.on('request', (request) => requested.push(request.url()))
  await openPage(page, '/contact')
  await page.waitForLoadState('networkidle')
  expect(requested.length).toBeGreaterThan(5)
  expect(requested.filter((url) => /\/intake|\/watch\./.test(url))).toEqual([])
})

test('a page of it that fails tells no server', async ({ browser }) => {
  const { page } = await countedVisitor(browser)
  const posts: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST') posts.push(request.url())
  })
  await openPage(page, '/support')
  await page.clock.runFor(sendingTime)
  await page.evaluate(() => void Promise.reject(new Error('Broken')))
  await page.clock.runFor(sendingTime)
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
  expect(posts).toEqual([])
})
