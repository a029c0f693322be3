import { describe, expect, it } from 'vitest'
import type { ReleaseManifest } from '../../../shared/contract/federation/release-manifest'
import { releaseApp } from '../release-app'
import { rollBackApp } from '../roll-back-app'
import { filesOf, hostBuild, page, releaseBuild, remoteBuild } from '../../testing/fake-site'
import { madeOnce } from '../../testing/made-once'

const store = '@fivefold/shared/store/site-store'

const given = {
  storeSchema: 2,
  modules: {
    react: { version: '19.3.1', exports: ['memo', 'useId', 'useState'] },
    [store]: { version: '1.2.0', exports: ['commit', 'readState', 'useStore'] },
  },
}
const taken = {
  storeSchema: 2,
  modules: {
    react: { version: '19.3.0', exports: ['useState'] },
    [store]: { version: '1.2.0', exports: ['commit'] },
  },
}
const links = ['/support', '/portal']
const pages = { 'support-page': ['remoteEntry.js'] }
const support = ['/support', '/support/kb', '/support/old']
const found = { title: 'A', description: '', type: 'page', category: 'B', url: '/support/kb?a=b' }
const portalRoutes = [{ ...page('/portal'), search: [{ ...found, type: 'page' as const }] }]

/** A host, the remote whose changes are tried, and another one. */
const liveSite = madeOnce(async (site) => {
  await releaseBuild(site, 'host', hostBuild('export {}', { contract: given, links }))
  await releaseBuild(
    site,
    'support',
    remoteBuild('support', support, 'export {}', { contract: taken, pages, sizeBudget: 40 }),
  )
  await releaseBuild(
    site,
    'portal',
    remoteBuild('portal', [], 'export {}', { contract: taken, routes: portalRoutes }),
  )
})

interface Change extends Partial<ReleaseManifest> {
  paths?: readonly string[]
  code?: string
}

const next = { version: '1.1.0', contract: taken, pages, sizeBudget: 40 }

const changedSupport = ({ paths = support, code = 'export const n = 2', ...published }: Change) =>
  remoteBuild('support', paths, code, { ...next, ...published })

const changedHost = (published: Partial<ReleaseManifest>) =>
  hostBuild('export const n = 2', { version: '1.1.0', contract: given, links, ...published })

const taking = (name: string, version: string, ...exports: string[]) => ({
  ...taken,
  modules: { ...taken.modules, [name]: { version, exports } },
})

const giving = (name: string, version: string, ...exports: string[]) => ({
  ...given,
  modules: { ...given.modules, [name]: { version, exports } },
})

/** Long in every encoding: nothing repeats. */
const large = Array.from({ length: 80 }, (_, n) => `f${(n * 7919) % 1009}()`).join(';')

const unreachable = [
  '/support/',
  '/support//kb/x',
  '/support/index.html',
  '/support/../escaped',
  '/support/a%2Fb',
  '/support/ä',
  '/support/script.js',
  '/support/.hidden',
  '/support/_id',
  '/support/:topic/old',
  '/support/a:id',
  '/assets/page',
]

const incompatible: [string, 'host' | 'support', () => string, RegExp][] = [
  [
    'drops a page of the navigation',
    'support',
    () => changedSupport({ paths: ['/support/kb', '/support/old'] }),
    /no longer has \/support, to which the host's navigation leads/,
  ],
  [
    "drops a page of another's search entries",
    'support',
    () => changedSupport({ paths: ['/support', '/support/old'] }),
    /no longer has \/support\/kb, to which a search entry of portal leads/,
  ],
  [
    'claims a page of another remote',
    'support',
    () => changedSupport({ paths: [...support, '/portal'] }),
    /\/portal belongs to portal/,
  ],
  ...unreachable.map((route): (typeof incompatible)[number] => [
    `has a page at ${route}, which no server would find`,
    'support',
    () => changedSupport({ paths: [...support, route] }),
    /support cannot be released: no page can have the address \//,
  ]),
  [
    'uses an export that the host does not have yet',
    'support',
    () => changedSupport({ contract: taking(store, '1.2.0', 'commit', 'commitAll') }),
    new RegExp(`needs commitAll of ${store}, which the host .* Release a host that does first`),
  ],
  [
    'uses a shared module that the host does not have yet',
    'support',
    () => changedSupport({ contract: taking('@fivefold/shared/new', '1.2.0', 'one') }),
    /needs @fivefold\/shared\/new, which the host/,
  ],
  [
    'was built with a newer contract',
    'support',
    () => changedSupport({ contract: taking(store, '1.3.0', 'commit') }),
    /site-store 1\.3\.0 \(not 1\.2\.0\)/,
  ],
  [
    'was built with the next major version of a library',
    'support',
    () => changedSupport({ contract: taking('react', '20.0.0', 'useState') }),
    /react 20\.0\.0 \(not 19\.3\.1\)/,
  ],
  [
    'knows a newer store',
    'support',
    () => changedSupport({ contract: { ...taken, storeSchema: 3 } }),
    /version 3 of the store \(not 2\)/,
  ],
  [
    'is over its size budget',
    'support',
    () => changedSupport({ code: large }),
    /first visit to support-page costs 0\.\d kB, the budget is 0\.0 kB.*remoteEntry\.js/,
  ],
  [
    'has other content under the same version',
    'support',
    () => changedSupport({ version: '1.0.0' }),
    /raise the version/,
  ],
  [
    'renames an export that live remotes use',
    'host',
    () => changedHost({ contract: giving(store, '1.2.0', 'apply', 'readState') }),
    new RegExp(`support 1\\.0\\.0-.*, which is live, uses commit of ${store}.*keep it in the host`),
  ],
  [
    'has an older store than live remotes know',
    'host',
    () => changedHost({ contract: { ...given, storeSchema: 1 } }),
    /version 2 of the store \(not 1\)/,
  ],
  [
    'comes with the next major version of a library',
    'host',
    () => changedHost({ contract: giving('react', '20.0.0', 'memo', 'useId', 'useState') }),
    /uses react 19\.3\.0 \(not 20\.0\.0\)/,
  ],
]

const compatible: [string, 'host' | 'support', () => string][] = [
  ['a new page', 'support', () => changedSupport({ paths: [...support, '/support/new'] })],
  [
    'a page gone that nothing leads to',
    'support',
    () => changedSupport({ paths: ['/support', '/support/kb'] }),
  ],
  ['a refactoring', 'support', () => changedSupport({ code: 'export const other = 2' })],
  [
    'a new dependency inside the budget',
    'support',
    () => changedSupport({ code: large, sizeBudget: 4000 }),
  ],
  [
    'a further export of those that there are',
    'support',
    () => changedSupport({ contract: taking('react', '19.3.1', 'memo', 'useState') }),
  ],
  [
    'an export that is used no more',
    'support',
    () => changedSupport({ contract: { ...taken, modules: {} } }),
  ],
  [
    'an older patch of a library',
    'support',
    () => changedSupport({ contract: taking('react', '19.3.9', 'useState') }),
  ],
  ['an older store', 'support', () => changedSupport({ contract: { ...taken, storeSchema: 1 } })],
  [
    'a new export of the host',
    'host',
    () =>
      changedHost({
        contract: giving(store, '1.3.0', 'commit', 'commitAll', 'readState', 'useStore'),
      }),
  ],
  [
    'an export gone that no remote uses',
    'host',
    () => changedHost({ contract: giving(store, '1.2.0', 'commit') }),
  ],
  [
    'the next minor version of a library',
    'host',
    () => changedHost({ contract: giving('react', '19.4.0', 'memo', 'useId', 'useState') }),
  ],
  [
    'the next version of the store',
    'host',
    () => changedHost({ contract: { ...given, storeSchema: 3 } }),
  ],
  ['other links in the navigation', 'host', () => changedHost({ links: ['/portal'] })],
]

describe('a candidate among what is live', () => {
  it.each(incompatible)('is refused when it %s', async (_, app, build, reason) => {
    const site = await liveSite()
    const before = filesOf(site)
    await expect(releaseApp(site, app, { folder: build() })).rejects.toThrow(reason)
    expect(filesOf(site)).toEqual(before)
  })

  it.each(compatible)('passes with %s', async (_, app, build) => {
    const site = await liveSite()
    expect((await releaseApp(site, app, { folder: build() })).changed).toBe(true)
  })

  it('cannot be rolled back to a release that no longer fits, and the reason is given', async () => {
    const site = await liveSite()
    const renamed = giving(store, '1.2.0', 'apply')
    const contract = taking(store, '1.2.0', 'apply')
    await releaseApp(site, 'portal', {
      folder: remoteBuild('portal', [], 'export const n = 2', {
        version: '1.1.0',
        contract: { ...taken, modules: {} },
        routes: portalRoutes,
      }),
    })
    await releaseApp(site, 'support', {
      folder: changedSupport({ contract: { ...taken, modules: {} } }),
    })
    await releaseApp(site, 'host', { folder: changedHost({ contract: renamed }) })
    await releaseApp(site, 'support', {
      folder: changedSupport({ contract, version: '1.2.0', code: 'export const n = 3' }),
    })
    await expect(rollBackApp(site, 'host')).rejects.toThrow(`uses apply of ${store}`)
    await rollBackApp(site, 'support')
    expect(await rollBackApp(site, 'host')).toBeDefined()
  })
})
