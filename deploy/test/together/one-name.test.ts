import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { runInNewContext } from 'node:vm'
import { expect, it, onTestFinished } from 'vitest'
import { addressName } from '../../../shared/browser/files/address-name'
import { viewerRequestFile } from '../../../extensions/cdn/viewer-request'
import { nginxHere, startNginxHere } from '../../../extensions/nginx/testing/nginx-here'
import { retireApp } from '../../release/retire-app'
import { hostBuild, releaseBuild, remoteBuild, withRenderer } from '../../testing/fake-site'
import { compareResponses } from '../../testing/responses/compare-responses'
import { madeOnce } from '../../testing/made-once'
import { portOf } from '../../serve/port'
import {
  sendRequest,
  type RawRequest,
  type RawResponse,
} from '../../testing/responses/send-request'
import { serveSite } from '../../serve/site-server'
import { spellingResponses } from '../../testing/responses/spelling-responses'
import { installExtensions } from '../../extensions'

installExtensions()

const routes = ['/', '/support', '/support/kb', '/blog', '/blog/:id', '/blog/archive']

const site = madeOnce(async (folder) => {
  await releaseBuild(folder, 'host', withRenderer(hostBuild(), 'exports.none = true'))
  await releaseBuild(folder, 'support', remoteBuild('support', routes))
  await releaseBuild(folder, 'billing', remoteBuild('billing', ['/billing', '/billing/:id']))
  await retireApp(folder, 'billing', { text: 'Invoices come by mail.' })
  await releaseBuild(folder, 'old', remoteBuild('old', ['/no/such/page']))
  await retireApp(folder, 'old', { redirect: '/support/kb' })
  writeFileSync(path.join(folder, 'sample.svg'), '<svg/>')
})

type Send = (request: RawRequest) => Promise<RawResponse>

async function served(folder: string): Promise<Send> {
  const server = await serveSite(folder, 0)
  onTestFinished(() => void server.close())
  return (request) => sendRequest(`http://localhost:${portOf(server)}`, request)
}

async function behindNginx(folder: string): Promise<Send> {
  const nginx = await startNginxHere(folder)
  onTestFinished(nginx.stop)
  return (request) => sendRequest(nginx.origin, request, nginx.certificate)
}

/** The CDN's function before a bucket with the site's files. */
async function fromBucket(folder: string): Promise<Send> {
  const source = readFileSync(path.join(folder, viewerRequestFile), 'utf8')
  return async ({ path: address }) => {
    const [uri = '', query = ''] = address.split(/\?(.+)?$/)
    const request = { uri, querystring: parsed(query) }
    const answer = runInNewContext(`${source}; handler({ request })`, { request })
    if (answer.statusCode !== undefined) {
      const location = answer.headers.location?.value
      return { status: answer.statusCode, headers: { location }, body: Buffer.from('') }
    }
    const file = path.join(folder, decodeURIComponent(answer.uri))
    const isThere = existsSync(file) && statSync(file).isFile()
    const body = readFileSync(isThere ? file : path.join(folder, '404.html'))
    return { status: isThere ? 200 : 404, headers: {}, body }
  }
}

/** As CloudFront parses a query. */
function parsed(query: string) {
  const pairs = query
    .split('&')
    .filter(Boolean)
    .map((pair) => pair.split(/=(.*)/))
  const names = [...new Set(pairs.map(([name = '']) => name))]
  const values = (name: string) =>
    pairs.filter(([other]) => other === name).map(([, value = '']) => ({ value }))
  return Object.fromEntries(
    names.map((name) => [name, { ...values(name)[0], multiValue: values(name) }]),
  )
}

it.for([
  ['the local server', served, true],
  ['the function of the CDN', fromBucket, true],
  ['nginx, where it is installed', behindNginx, nginxHere.isInstalled],
] as const)(
  '%s answers every spelling as the router does',
  async ([, start, isThere], { skip }) => {
    skip(!isThere)
    const folder = await site()
    const expected = spellingResponses(folder)
    expect(expected.length).toBeGreaterThan(500)
    expect(new Set(expected.map(({ status }) => status))).toEqual(new Set([200, 308, 404, 410]))
    expect(await compareResponses(folder, expected, await start(folder))).toEqual([])
  },
)

it('no redirect leaves the site, and none leads to an address that is redirected again', async () => {
  const expected = spellingResponses(await site())
  const locations = expected.flatMap(({ headers }) => headers?.['location'] ?? [])
  expect(locations.filter((location) => !/^\/(?![/\\])/.test(location))).toEqual([])
  const further = locations.filter((location) => addressName(location).kind === 'redirect')
  expect(further).toEqual([])
})
