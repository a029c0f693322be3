import { appendFileSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { expect, onTestFinished, test, vi } from 'vitest'
import { withAdoptedBuild } from '../../../extensions/adopt/adopt-remote'
import { kitOfSite } from '../../../extensions/kit/remote/kit-of-site'
import { limits } from '../../names/limits'
import { s3Store } from '../../../extensions/bucket/object-store/s3-store'
import { releaseApp } from '../../release/release-app'
import { listen, portOf } from '../../serve/port'
import {
  filesOf,
  hostBuild,
  releaseBuild,
  remoteBuild,
  servedFilesOf,
} from '../../testing/fake-site'
import { madeOnce } from '../../testing/made-once'
import { foreignBuild, invoicesRoute, routeFile } from '../../testing/foreign-build'
import { releasedRegistry } from '../../build/dev/released-site'
import { UserError } from '../../workspace/errors/user-error'
import { verify } from '../../../extensions/signing/commands/verify'
import { installExtensions } from '../../extensions'

installExtensions()

const tooMuch = /has more than \d+ MB: it is not read\.$/

/** A server whose every answer never ends. */
async function endlessServer(sent = { bytes: 0 }) {
  const part = Buffer.alloc(1_000_000, ' ')
  const server = await listen(
    createServer((_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' })
      const send = (): void => {
        if (response.destroyed) return
        sent.bytes += part.length
        response.write(part, () => setImmediate(send))
      }
      send()
    }),
    0,
  )
  onTestFinished(() => {
    server.close()
    server.closeAllConnections()
  })
  return { origin: `http://127.0.0.1:${portOf(server)}`, sent }
}

const smallSite = madeOnce(async (site) => {
  await releaseBuild(site, 'host', hostBuild())
  await releaseBuild(site, 'support', remoteBuild('support', ['/support']))
})

test('every command refuses an endless answer at the limit', async () => {
  const genuine = { ...limits }
  onTestFinished(() => void Object.assign(limits, genuine))
  Object.assign(limits, { description: 3_000_000, file: 5_000_000 })
  const { origin, sent } = await endlessServer()
  const site = await smallSite()
  const before = servedFilesOf(site)
  const options = { routes: routeFile([invoicesRoute]) }
  const store = s3Store({
    bucket: 'b',
    prefix: '',
    endpoint: origin,
    region: 'x',
    accessKeyId: 'x',
    secretAccessKey: 'x',
  })
  const asked = [
    () => withAdoptedBuild(site, `${origin}/mf-manifest.json`, options, async () => {}),
    () => kitOfSite(origin),
    () => releasedRegistry(origin),
    () => verify(origin),
    () => store.read('registry.json'),
  ]
  for (const ask of asked) {
    const error: unknown = await ask().catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(UserError)
    expect(String(error)).toMatch(/has more than \d+ MB/)
  }
  // The last part and the buffers of the sockets come on top.
  expect(sent.bytes).toBeLessThan(4 * limits.description + limits.file * 2 + 100_000_000)
  expect(servedFilesOf(site)).toEqual(before)
})

test.each(['registry.json', 'owners.json', 'site.json'])(
  'a site whose %s is too large is not changed',
  async (file) => {
    const site = await smallSite()
    appendFileSync(path.join(site, file), '')
    truncateSync(path.join(site, file), limits.description + 1)
    const next = remoteBuild('support', ['/support'], 'export const next = 1')
    const error: unknown = await releaseBuild(site, 'support', next).catch(
      (reason: unknown) => reason,
    )
    expect(error).toBeInstanceOf(UserError)
  },
)

test('a build with a manifest or files that are too large is refused', async () => {
  const site = await smallSite()
  const before = filesOf(site)
  const manifest = remoteBuild('support', ['/support'], 'a()')
  truncateSync(path.join(manifest, 'release.json'), limits.description + 1)
  await expect(releaseApp(site, 'support', { folder: manifest })).rejects.toThrow('has more than')
  const file = remoteBuild('support', ['/support'], 'b()')
  writeFileSync(path.join(file, 'movie.mp4'), '')
  truncateSync(path.join(file, 'movie.mp4'), limits.build + 1)
  await expect(releaseApp(site, 'support', { folder: file })).rejects.toThrow(tooMuch)
  expect(filesOf(site)).toEqual(before)
})

test('only files are read', async () => {
  const site = await smallSite()
  const folder = foreignBuild()
  const manifest = path.join(folder, 'other.json')
  symlinkSync('/dev/zero', manifest)
  vi.stubEnv('SIGNING_KEY', '')
  await expect(
    withAdoptedBuild(site, manifest, { routes: routeFile([invoicesRoute]) }, async () => {}),
  ).rejects.toThrow('is no file')
})
