import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { openPage } from '../../fixtures/page/open-page'
import { expect, test } from '../../fixtures/test'
import { countedVisitor, sendingTime } from '../../fixtures/watch/counted-visitor'
import { siteFolder } from '../../site'

test('a site without an intake has none of its code', () => {
  const scripts = readdirSync(siteFolder, { recursive: true, encoding: 'utf8' }).filter((file) =>
    file.endsWith('.js'),
  )
  expect(scripts.length).toBeGreaterThan(50)
  const traces = /\/intake|v1\/logs|fivefold-(?:receipt|person|sender|watch)|mailed link/
  const found = scripts.filter((file) =>
    traces.test(readFileSync(path.join(siteFolder, file), 'utf8')),
  )
  expect(found).toEqual([])
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
