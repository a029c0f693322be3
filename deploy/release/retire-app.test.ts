import { writeFileSync } from 'node:fs'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { expect, it, onTestFinished } from 'vitest'
import { readRegistryFile } from '../site/registry/registry-file'
import { compareResponses } from '../testing/responses/compare-responses'
import { expectedResponses } from '../testing/responses/expected-responses'
import { sendRequest, type RawRequest } from '../testing/responses/send-request'
import { serveSite } from '../serve/site-server'
import {
  filesOf,
  hostBuild,
  page,
  releaseBuild,
  remoteBuild,
  servedFilesOf,
} from '../testing/fake-site'
import { madeOnce } from '../testing/made-once'
import { retireApp } from './retire-app'
import { rollBackApp } from './roll-back-app'

const billing = () => remoteBuild('billing', ['/billing', '/billing/:id'])

const liveSite = madeOnce(async (site) => {
  await releaseBuild(site, 'host', hostBuild())
  await releaseBuild(site, 'billing', billing())
  await releaseBuild(site, 'plans', remoteBuild('plans', ['/', '/pricing']))
})

const gone = { text: 'Invoices come by mail now.' }

async function serve(site: string) {
  const server = await serveSite(site, 0)
  onTestFinished(() => void server.close())
  const { port } = server.address() as AddressInfo
  return (request: RawRequest) => sendRequest(`http://localhost:${port}`, request)
}

const send = async (site: string, address: string) => (await serve(site))({ path: address })

it('a retired remote leaves a page that is gone, and changes nothing else', async () => {
  const site = await liveSite()
  const before = servedFilesOf(site)
  const { live } = readRegistryFile(site).remotes['billing'] ?? {}
  expect(await retireApp(site, 'billing', gone)).toBe(live?.version)
  const after = servedFilesOf(site)
  const changed = Object.keys({ ...before, ...after })
    .filter((file) => before[file] !== after[file] && !/\.(?:br|gz)$/.test(file))
    .toSorted()
  expect(changed).toEqual([
    'billing/_id/gone.html',
    'billing/_id/index.html',
    'billing/gone.html',
    'billing/index.html',
    'registry.json',
    'sitemap.xml',
  ])
  const answers = await serve(site)
  expect(await compareResponses(site, expectedResponses(site), answers)).toEqual([])
  const { status, body } = await answers({ path: '/billing/7' })
  expect(status).toBe(410)
  expect(body.toString()).toContain(gone.text)
})

it('a retired remote leads elsewhere, with the query of the address', async () => {
  const site = await liveSite()
  await retireApp(site, 'billing', { redirect: '/pricing' })
  const { status, headers } = await send(site, '/billing?plan=team')
  expect([status, headers.location]).toEqual([308, '/pricing?plan=team'])
})

it.each([
  ['a rollback', (site: string) => rollBackApp(site, 'billing')],
  ['a release', (site: string) => releaseBuild(site, 'billing', billing())],
])('%s brings it back as it was', async (_, bringBack) => {
  const site = await liveSite()
  const before = filesOf(path.join(site, 'billing'))
  await retireApp(site, 'billing', gone)
  await bringBack(site)
  expect(filesOf(path.join(site, 'billing'))).toEqual(before)
  expect((await send(site, '/billing')).status).toBe(200)
})

it('a page of it may be taken over by another remote', async () => {
  const site = await liveSite()
  await retireApp(site, 'billing', gone)
  await releaseBuild(
    site,
    'plans',
    remoteBuild('plans', ['/', '/pricing', '/billing'], 'export {}', {
      version: '1.1.0',
    }),
  )
  expect((await send(site, '/billing')).status).toBe(200)
  expect((await send(site, '/billing/7')).status).toBe(410)
})

const found = { title: 'A', description: '', type: 'page' as const, category: 'B' }

const leading: [string, string, (site: string) => Promise<unknown>][] = [
  [
    "the host's navigation leads to /billing",
    'a link of the host',
    (site) => releaseBuild(site, 'host', hostBuild('export const n = 2', { links: ['/billing'] })),
  ],
  [
    'a search entry of plans leads to /billing/:id',
    'a search entry',
    (site) => {
      const routes = [
        page('/'),
        { ...page('/pricing'), search: [{ ...found, url: '/billing/7?a=b' }] },
      ]
      return releaseBuild(site, 'plans', remoteBuild('plans', [], '2', { routes }))
    },
  ],
  [
    '/pricing of plans leads to /billing',
    'a link in a page',
    async (site) =>
      writeFileSync(
        path.join(site, 'pricing/index.html'),
        '<main><a class="a" href="/billing#top">Invoices</a></main>',
      ),
  ],
]

it.each(leading)('is refused while %s', async (reason, _, change) => {
  const site = await liveSite()
  await change(site)
  const before = filesOf(site)
  await expect(retireApp(site, 'billing', gone)).rejects.toThrow(
    `billing cannot be retired: ${reason}. Release what leads there without the link first.`,
  )
  expect(filesOf(site)).toEqual(before)
})

it('is refused while the redirect of another remote leads there', async () => {
  const site = await liveSite()
  await retireApp(site, 'billing', { redirect: '/pricing' })
  await expect(retireApp(site, 'plans', gone)).rejects.toThrow(
    'the redirect of /billing leads to /pricing',
  )
})

it.each([
  '/nowhere',
  '/billing',
  'https://elsewhere.example/pricing',
  '//elsewhere.example/pricing',
])('is refused with a redirect to %s', async (redirect) => {
  const site = await liveSite()
  await expect(retireApp(site, 'billing', { redirect })).rejects.toThrow(
    'is not a page of another remote',
  )
})

it('is refused for the host and for what is not live', async () => {
  const site = await liveSite()
  await expect(retireApp(site, 'host', gone)).rejects.toThrow('The host cannot be retired')
  await expect(retireApp(site, 'shop', gone)).rejects.toThrow('shop is not live')
})
