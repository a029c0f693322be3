import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { openPage } from '../fixtures/page/open-page'
import { test } from '../fixtures/releases/own-site'
import { expect } from '../fixtures/test'
import { countedVisitor, sendingTime } from '../fixtures/watch/counted-visitor'

/** OpenTelemetry's collector, as far as browsers see it: it allows pages of one origin, and takes what they send. */
async function startCollector(allowed: string, answer?: RequestListener) {
  const received: string[] = []
  const server = createServer((request, response) => {
    response.setHeader('access-control-allow-origin', allowed)
    if (request.method === 'OPTIONS') {
      response.writeHead(204, { 'access-control-allow-headers': 'content-type' }).end()
      return
    }
    let body = ''
    request.on('data', (part) => (body += String(part)))
    request.on('end', () => {
      received.push(body)
      if (answer) answer(request, response)
      else response.setHeader('content-type', 'application/json').end('{"partialSuccess":{}}')
    })
  })
  await once(server.listen(0, 'localhost'), 'listening')
  return {
    origin: `http://localhost:${(server.address() as AddressInfo).port}`,
    received,
    stop() {
      server.close()
      server.closeAllConnections()
    },
  }
}

test('reports go to the team’s own collector, and to no intake', async ({ browser, ownSite }) => {
  const site = await ownSite()
  const collector = await startCollector(site.origin)
  await site.configure({ COLLECTOR: collector.origin })

  const { page, reports } = await countedVisitor(browser)
  await openPage(page, `${site.origin}/support`)
  await page.clock.runFor(sendingTime)
  await expect.poll(() => collector.received.join('\n')).toContain('"app.start"')
  expect(reports).toEqual([])
  collector.stop()
})

const faults: Record<string, RequestListener | undefined> = {
  'is down': undefined,
  'never answers': () => {},
  'answers without an end': (_, response) => void response.write('{'),
  'sends the report on to another place': (_, response) =>
    response.writeHead(307, { location: 'http://localhost:1/v1/logs' }).end(),
  'answers that nothing was taken': (_, response) => response.writeHead(500).end('<html>'),
}

for (const [fault, answer] of Object.entries(faults)) {
  test(`nobody notices a collector that ${fault}`, async ({ browser, ownSite }) => {
    const site = await ownSite()
    const collector = await startCollector(site.origin, answer)
    await site.configure({ COLLECTOR: collector.origin })
    if (fault === 'is down') collector.stop()

    const { page } = await countedVisitor(browser)
    const errors: Error[] = []
    page.on('pageerror', (error) => errors.push(error))
    const requested = page.waitForRequest(`${collector.origin}/v1/logs`)
    await openPage(page, `${site.origin}/support`)
    await page.clock.runFor(sendingTime)
    await requested
    await page.clock.runFor(2 * sendingTime)
    await page.getByRole('link', { name: 'Pricing' }).first().click()
    await expect(page).toHaveURL(`${site.origin}/pricing`)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(errors).toEqual([])
    collector.stop()
  })
}
