import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readReleaseManifest } from '../../deploy/site/registry/read-manifest'
import { readRegistryFile } from '../../deploy/site/registry/registry-file'
import { releaseCanary } from '../../deploy/release/canary'
import { releaseApp } from '../../deploy/release/release-app'
import { retireApp } from '../../deploy/release/retire-app'
import { rollBackApp } from '../../deploy/release/roll-back-app'
import {
  emptyFolder,
  hostBuild,
  releaseBuild,
  remoteBuild,
  servedFilesOf,
} from '../../deploy/testing/fake-site'
import { foreignBuild, invoicesRoute, routeFile } from '../../deploy/testing/foreign-build'
import { withAdoptedBuild, type AdoptOptions } from './adopt-remote'

const provided = { react: { version: '19.3.1', exports: ['useState'] } }
const host = (version = '19.3.1', code = '') =>
  hostBuild(code, {
    contract: { storeSchema: 1, modules: { react: { ...provided.react, version } } },
  })

async function liveSite() {
  const site = emptyFolder()
  await releaseBuild(site, 'host', host())
  await releaseBuild(site, 'support', remoteBuild('support', ['/support']))
  return site
}

const asAdopted = { adopted: true, allowSameVersion: true }

const adopt = (
  site: string,
  place = path.join(foreignBuild(), 'mf-manifest.json'),
  options: Partial<AdoptOptions> = {},
) =>
  withAdoptedBuild(
    site,
    place,
    { routes: routeFile([invoicesRoute]), ...options },
    async (app, folder) => (await releaseApp(site, app, { folder, ...asAdopted })).release,
  )

test('a remote built with another tool gets a release, a page and its scripts’ integrity like every other', async () => {
  const site = await liveSite()
  const release = await adopt(site)
  expect(release).toMatch(/^2\.1\.0-/)
  const { live, routes } = readRegistryFile(site).remotes['invoices'] ?? {}
  expect(routes).toEqual([
    {
      path: '/invoices',
      title: 'Invoices',
      description: 'All invoices of your company.',
      access: { signIn: false },
      indexed: true,
      prerender: false,
    },
  ])
  expect(live?.graph?.scripts.map(([name]) => name)).toContain('parts/details.js')
  const { pages, onDemand, contract } = readReleaseManifest(site, 'invoices', release)
  expect(pages).toEqual({
    '/invoices': ['adopted-entry.js', 'page.js', 'parts/list.js', 'remoteEntry.js'],
  })
  expect(onDemand).toMatchObject({ 'parts/details.js': ['parts/details.js'] })
  expect(contract?.modules).toEqual({ react: { version: '^19.0.0', exports: [] } })
  const document = readFileSync(path.join(site, 'invoices/index.html'), 'utf8')
  expect(document).toContain('All invoices of your company.')
  const scripts = readFileSync(path.join(site, 'remotes/invoices', release, 'page.js'), 'utf8')
  expect(scripts).toContain('__fivefold_script_check__')
  expect(scripts).toMatch(/import '\.\/parts\/list\.js'/)
})

test('it can be rolled back and retired, and the host must keep providing what it takes', async () => {
  const site = await liveSite()
  const first = await adopt(site)
  const second = foreignBuild({}, { buildInfo: { buildVersion: 'UNKNOWN' } })
  expect(await adopt(site, path.join(second, 'mf-manifest.json'))).toMatch(/^0\.0\.0-/)
  expect((await rollBackApp(site, 'invoices')).to).toBe(first)
  await expect(releaseBuild(site, 'host', host('20.0.0', '1'))).rejects.toThrow(
    `invoices ${first}, which is live, uses react ^19.0.0 (not 20.0.0)`,
  )
  expect(await retireApp(site, 'invoices', { text: 'Gone.' })).toBe(first)
  await releaseBuild(site, 'host', host('20.0.0', '1'))
})

test('a new build of it can be a canary', async () => {
  const site = await liveSite()
  const live = await adopt(site)
  const next = path.join(foreignBuild({}, { globalName: 'next' }), 'mf-manifest.json')
  const routes = routeFile([{ ...invoicesRoute, title: 'All invoices' }])
  const canary = await withAdoptedBuild(site, next, { routes }, (app, folder) =>
    releaseCanary(site, app, { percentage: 5 }, { folder, ...asAdopted }),
  )
  expect(readRegistryFile(site).remotes['invoices']).toMatchObject({
    live: { version: live },
    canary: { version: canary, percentage: 5 },
  })
})

const changed = (changes: object, metaData: object = {}) =>
  path.join(foreignBuild(changes, metaData), 'mf-manifest.json')

const react = { name: 'react', requiredVersion: '^18.2.0', singleton: true }

test.each<[string, () => [string | undefined, Partial<AdoptOptions>?], string]>([
  ['no file', () => ['/nowhere/mf-manifest.json'], 'There is no /nowhere/mf-manifest.json.'],
  [
    'no answer',
    () => ['http://localhost:1/mf-manifest.json'],
    'http://localhost:1/mf-manifest.json does not answer with a manifest.',
  ],
  ['no manifest', () => [routeFile('[]')], 'is not the mf-manifest.json of a remote'],
  [
    'an absolute public path',
    () => [changed({}, { publicPath: 'https://cdn.example/' })],
    'is a build that loads its files from https://cdn.example/',
  ],
  [
    'a file outside',
    () => [changed({}, { remoteEntry: { name: '../entry.js' } })],
    'names ../entry.js, which is not a file below its folder.',
  ],
  [
    'a missing file',
    () => [changed({}, { remoteEntry: { name: 'entry.js' } })],
    'names entry.js, which is not beside it.',
  ],
  ['no route file', () => [undefined, { routes: '/none.json' }], 'There is no /none.json'],
  ['an empty route file', () => [undefined, { routes: routeFile([]) }], 'is not a list of routes'],
  [
    'a route without title',
    () => [undefined, { routes: routeFile([{ ...invoicesRoute, title: undefined }]) }],
    'is not a list of routes (0.title',
  ],
  [
    'a module that is not exposed',
    () => [undefined, { routes: routeFile([{ ...invoicesRoute, module: './home' }]) }],
    'names ./home for /invoices; invoices exposes ./page.',
  ],
  [
    'a page of another remote',
    () => [undefined, { routes: routeFile([{ ...invoicesRoute, path: '/support' }]) }],
    '/support belongs to support',
  ],
  [
    'the host’s name',
    () => [undefined, { as: 'host' }],
    '“host” cannot be the name of a remote here',
  ],
  [
    'a name with blanks',
    () => [changed({ name: 'My App' })],
    '“My App” cannot be the name of a remote here',
  ],
  [
    'a share that the host has in another version',
    () => [changed({ shared: [react] })],
    'invoices cannot be adopted: it needs react ^18.2.0, and the host has 19.3.1.',
  ],
  [
    'a share that nobody has',
    () => [changed({ shared: [{ ...react, name: 'vue', requiredVersion: '^3.5.0' }] })],
    'invoices cannot be adopted: it needs vue ^3.5.0, and the host has none.',
  ],
  ['no such renderer', () => [undefined, { server: '/none.cjs' }], 'There is no /none.cjs'],
])('%s is refused in one sentence, and nothing changes', async (_, input, sentence) => {
  const site = await liveSite()
  const before = servedFilesOf(site)
  await expect(adopt(site, ...input())).rejects.toThrow(sentence)
  expect(servedFilesOf(site)).toEqual(before)
})

test('only adopt accepts a build without a contract', async () => {
  const site = await liveSite()
  const { contract: _none, ...foreign } = JSON.parse(
    readFileSync(path.join(remoteBuild('invoices', ['/invoices']), 'release.json'), 'utf8'),
  )
  const build = remoteBuild('invoices', ['/invoices'], '', { ...foreign, contract: undefined })
  await expect(releaseBuild(site, 'invoices', build)).rejects.toThrow(
    'its release.json does not say what it takes from the host',
  )
})
