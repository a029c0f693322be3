import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { nginxHere, startNginxHere } from '../../../extensions/nginx/testing/nginx-here'
import { reconcileSite } from '../../release/reconcile-site'
import { viewerRequestFile } from '../../../extensions/cdn/viewer-request'
import { readRegistryFile } from '../../site/registry/registry-file'
import { hostBuild, releaseBuild, remoteBuild } from '../../testing/fake-site'
import { madeOnce } from '../../testing/made-once'
import { sendRequest } from '../../testing/responses/send-request'
import { servedAt } from '../../testing/tampered-site'
import { installExtensions } from '../../extensions'

installExtensions()

const retired = [
  ['/support', { redirect: '/pricing' }],
  ['/support/:other', { redirect: '/pricing' }],
  ['/pricing', { text: 'Gone.' }],
  ['/:any', { redirect: '/support' }],
  ['/:any', { text: 'Gone.' }],
  ['/old/page', { text: 'Gone.' }],
  ['/old/:id', { redirect: '/support' }],
] as const

/** Each address, and what a site answers whose retired pages stand over its live ones. */
const answers: Record<string, string> = {
  '/support': '200',
  '/support/7': '200',
  '/pricing': '200',
  '/other': '308 /support',
  '/old/page': '410',
  '/old/7': '308 /support',
  '/no/such/page': '404',
}

const overlapped = madeOnce(async (site) => {
  await releaseBuild(site, 'host', hostBuild())
  await releaseBuild(
    site,
    'support',
    remoteBuild('support', ['/support', '/support/:id', '/pricing']),
  )
  const pages = retired.map(([address, answer]) => ({
    remote: 'old',
    release: '1.0.0',
    path: address,
    ...answer,
  }))
  writeFileSync(
    path.join(site, 'registry.json'),
    JSON.stringify({ ...readRegistryFile(site), retired: pages }),
  )
  await reconcileSite(site, readRegistryFile(site))
})

async function inWords(origin: string, address: string, certificate?: string) {
  const { status, headers } = await sendRequest(origin, { path: address }, certificate)
  return [status, headers['location']].filter(Boolean).join(' ')
}

const asked = async (answer: (address: string) => string | Promise<string>) =>
  Object.fromEntries(
    await Promise.all(
      Object.keys(answers).map(async (address) => [address, await answer(address)]),
    ),
  )

it('serve answers with a live page before a retired one', async () => {
  const origin = await servedAt(await overlapped())
  expect(await asked((address) => inWords(origin, address))).toEqual(answers)
})

it.skipIf(!nginxHere.isInstalled)('so does nginx', async () => {
  const { origin, certificate, stop } = await startNginxHere(await overlapped())
  try {
    expect(await asked((address) => inWords(origin, address, certificate))).toEqual(answers)
  } finally {
    await stop()
  }
})

it('so does the function of a CDN', async () => {
  const site = await overlapped()
  const source = readFileSync(path.join(site, viewerRequestFile), 'utf8')
  const answer = (uri: string) => {
    const request = { uri, querystring: {} }
    const {
      statusCode,
      headers,
      uri: file = '',
    } = runInNewContext(`${source}; handler({ request })`, { request })
    if (statusCode !== undefined)
      return [statusCode, headers.location?.value].filter(Boolean).join(' ')
    return file.startsWith('/no/') ? '404' : '200'
  }
  expect(await asked(answer)).toEqual(answers)
})
