import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync, brotliDecompressSync } from 'node:zlib'
import { describe, expect, it, vi } from 'vitest'
import {
  emptyFolder,
  filesOf,
  hostBuild,
  page,
  releaseBuild,
  remoteBuild,
} from '../testing/fake-site'
import { renderCacheFolder } from '../site/files/render-cache'
import { readRegistryFile } from '../site/registry/registry-file'
import { releaseApp } from './release-app'
import { rollBackApp } from './roll-back-app'

async function siteWithHost() {
  const site = emptyFolder()
  await releaseBuild(site, 'host', hostBuild())
  return site
}

/** The cache of the documents that the live host renders for releases of support. */
const cacheOfSupport = (site: string) => {
  const { host } = readRegistryFile(site)
  return `${renderCacheFolder}/${host.version}/support/`
}

const read = (site: string, file: string) => readFileSync(path.join(site, file), 'utf8')

describe('releasing an app', () => {
  it('writes an immutable folder, the registry and the page of every route', async () => {
    const site = await siteWithHost()
    const { release, changed } = await releaseBuild(
      site,
      'support',
      remoteBuild('support', ['/support', '/support/kb']),
    )
    expect(changed).toBe(true)
    expect(release).toMatch(/^1\.0\.0-[0-9a-f]{10}$/)
    expect(readRegistryFile(site).remotes['support']).toMatchObject({
      live: { version: release, entry: `/remotes/support/${release}/remoteEntry.js` },
      lastGood: null,
    })
    const page = read(site, 'support/kb/index.html')
    expect(page).toContain('<title>Page at /support/kb · Fivefold</title>')
    expect(page).toContain(`/remotes/support/${release}/remoteEntry.js`)
    expect(page).toContain('<link rel="canonical" href="https://www.fivefold.example/support/kb">')
    expect(read(site, 'sitemap.xml')).toContain('/support/kb</loc>')
  })

  it('writes nothing that the next release would write otherwise', async () => {
    const site = await siteWithHost()
    const routes = [{ ...page('/support'), start: 'intent' as const, showsFeed: true as const }]
    const build = remoteBuild('support', [], undefined, { routes })
    await releaseBuild(site, 'support', build)
    expect((await releaseBuild(site, 'support', build)).changedFiles).toEqual([])
  })

  it('names the integrity of the scripts: in the registry, and of its own page in a document', async () => {
    const site = await siteWithHost()
    const pages = { '/support': ['remoteEntry.js'] }
    const onDemand = { 'later.js': ['later.js', 'remoteEntry.js'] }
    const build = remoteBuild('support', ['/support'], undefined, { pages, onDemand })
    writeFileSync(path.join(build, 'later.js'), 'export {}')
    const { release } = await releaseBuild(site, 'support', build)
    const address = `/remotes/support/${release}/remoteEntry.js`
    const script = readFileSync(path.join(site, address))
    const integrity = `sha256-${createHash('sha256').update(script).digest('base64')}`
    const listed = readRegistryFile(site).remotes['support']
    expect(listed?.live.graph).toEqual({
      scripts: [
        ['later.js', expect.stringMatching(/^sha256-/)],
        ['remoteEntry.js', integrity],
      ],
      pages: { '/support': [1] },
      onDemand: { 'later.js': [0, 1] },
    })
    const page = read(site, 'support/index.html')
    const [, map = ''] = /<script type="importmap">(.+?)<\/script>/.exec(page) ?? []
    const named: { integrity: Record<string, string> } = JSON.parse(map)
    expect(named.integrity[address]).toBe(integrity)
    const addresses = Object.keys(named.integrity).filter((name) => name.includes('/support/'))
    expect(addresses).toEqual([address])
    const [, part = ''] = /id="registry">(.+?)<\/script>/.exec(page) ?? []
    expect(JSON.parse(part).remotes.support.live).toEqual(listed?.live)
    const module = read(site, address.replace('remoteEntry.js', 'script-graph.js'))
    expect(JSON.parse(module.replace('export default ', ''))).toEqual(listed?.live.graph)
    const hash = createHash('sha256').update(module).digest('base64')
    expect(listed?.live.graphIntegrity).toBe(`sha256-${hash}`)
    const policy = createHash('sha256').update(map).digest('base64')
    expect(page).toContain(`'sha256-${policy}'`)
  })

  it('names the scripts of a remote on the origin of its entry', async () => {
    vi.stubEnv('REMOTE_ORIGINS', 'support=https://support.example')
    const site = await siteWithHost()
    const pages = { '/support': ['remoteEntry.js'] }
    const build = remoteBuild('support', ['/support'], undefined, { pages })
    const { release } = await releaseBuild(site, 'support', build)
    const address = `https://support.example/remotes/support/${release}/remoteEntry.js`
    const page = read(site, 'support/index.html')
    expect(page).toContain(`<link rel="modulepreload" href="${address}">`)
    expect(page).toContain(`"${address}":"sha256-`)
  })

  it('writes compressed copies with the same content', async () => {
    const site = await siteWithHost()
    await releaseBuild(site, 'support', remoteBuild('support', ['/support']))
    const page = read(site, 'support/index.html')
    const copy = (extension: string) =>
      readFileSync(path.join(site, `support/index.html${extension}`))
    expect(brotliDecompressSync(copy('.br')).toString()).toBe(page)
    expect(gunzipSync(copy('.gz')).toString()).toBe(page)
  })

  it('changes nothing when the same content is live already', async () => {
    const site = await siteWithHost()
    const build = remoteBuild('support', ['/support'])
    await releaseBuild(site, 'support', build)
    const before = filesOf(site)
    expect((await releaseBuild(site, 'support', build)).changed).toBe(false)
    expect(filesOf(site)).toEqual(before)
  })

  it('never touches files of earlier releases, nor of other remotes', async () => {
    const site = await siteWithHost()
    await releaseBuild(site, 'portal', remoteBuild('portal', ['/portal']))
    await releaseBuild(
      site,
      'support',
      remoteBuild('support', ['/support'], 'export const release = 1'),
    )
    const before = filesOf(site)
    await releaseBuild(
      site,
      'support',
      remoteBuild('support', ['/support'], 'export const release = 2'),
    )
    const after = filesOf(site)
    const released = Object.keys(before).filter((file) => /^(?:remotes|host)\//.test(file))
    expect(released.length).toBeGreaterThan(4)
    for (const file of released) expect(after[file], file).toBe(before[file])
  })

  it('changes nothing but its own folder, the registry and the pages of its own routes', async () => {
    const site = await siteWithHost()
    await releaseBuild(site, 'portal', remoteBuild('portal', ['/portal', '/profile']))
    await releaseBuild(site, 'support', remoteBuild('support', ['/support', '/support/kb'], '1'))
    const before = filesOf(site)
    const next = remoteBuild('support', ['/support', '/support/kb'], '2')
    const { release } = await releaseBuild(site, 'support', next)
    const after = filesOf(site)
    const changed = Object.keys(after).filter((file) => after[file] !== before[file])
    const own = [`remotes/support/${release}/`, 'registry.json', 'support/', cacheOfSupport(site)]
    expect(changed.filter((file) => !own.some((start) => file.startsWith(start)))).toEqual([])
    expect(changed).toEqual(expect.arrayContaining(['registry.json', 'support/kb/index.html']))
    expect(Object.keys(before).filter((file) => after[file] === undefined)).toEqual([])
  })

  it('keeps what was live as the last good release', async () => {
    const site = await siteWithHost()
    const first = await releaseBuild(
      site,
      'support',
      remoteBuild('support', ['/support'], 'export const n = 1'),
    )
    await releaseBuild(site, 'support', remoteBuild('support', ['/support'], 'export const n = 2'))
    expect(readRegistryFile(site).remotes['support']?.lastGood?.version).toBe(first.release)
  })

  it('refuses a route that another remote owns and says whose it is', async () => {
    const site = await siteWithHost()
    await releaseBuild(site, 'portal', remoteBuild('portal', ['/portal', '/profile']))
    const before = filesOf(site)
    await expect(
      releaseBuild(site, 'support', remoteBuild('support', ['/profile'])),
    ).rejects.toThrow('support cannot be released: /profile belongs to portal.')
    expect(filesOf(site)).toEqual(before)
  })

  it('refuses other content under a version that is released already', async () => {
    const site = await siteWithHost()
    const [first, second] = ['1', '2'].map((n) =>
      remoteBuild('support', ['/support'], `export const n = ${n}`),
    )
    await releaseApp(site, 'support', { folder: first ?? '' })
    const before = filesOf(site)
    await expect(releaseApp(site, 'support', { folder: second ?? '' })).rejects.toThrow(
      /support 1\.0\.0 is released already with other content .* raise the version/,
    )
    expect(filesOf(site)).toEqual(before)
  })

  it('removes the page of a route that is gone', async () => {
    const site = await siteWithHost()
    await releaseBuild(site, 'support', remoteBuild('support', ['/support', '/support/old']))
    await releaseBuild(site, 'support', remoteBuild('support', ['/support']))
    expect(Object.keys(filesOf(site)).filter((file) => file.startsWith('support/'))).toEqual([
      'support/index.html',
      'support/index.html.br',
      'support/index.html.gz',
    ])
  })

  it('repairs a damaged site with the release that is live already', async () => {
    const site = await siteWithHost()
    const build = remoteBuild('support', ['/support'])
    await releaseBuild(site, 'support', build)
    const whole = filesOf(site)
    for (const file of ['404.html', 'support/index.html.br', 'assets/index-abc.js']) {
      writeFileSync(path.join(site, file), 'cut off')
    }
    const { changed, changedFiles } = await releaseBuild(site, 'support', build)
    expect(changed).toBe(false)
    expect(changedFiles).toContain('404.html')
    expect(filesOf(site)).toEqual(whole)
  })

  it('refuses an app that has not been built', async () => {
    await expect(releaseBuild(await siteWithHost(), 'support', emptyFolder())).rejects.toThrow(
      'build the app first',
    )
  })

  it('refuses to replace a registry that it cannot read', async () => {
    const site = await siteWithHost()
    writeFileSync(path.join(site, 'registry.json'), '{"schema":')
    await expect(
      releaseBuild(site, 'support', remoteBuild('support', ['/support'])),
    ).rejects.toThrow('cannot be read')
    expect(read(site, 'registry.json')).toBe('{"schema":')
  })

  it('cannot be misled into markup by a route list', async () => {
    const site = await siteWithHost()
    const build = remoteBuild('support', ['/support'])
    const file = path.join(build, 'release.json')
    const release = JSON.parse(readFileSync(file, 'utf8'))
    release.routes[0].title = '</title><script>alert(1)</script>'
    release.routes[0].description = '"><script>alert(2)</script>'
    writeFileSync(file, JSON.stringify(release))
    await releaseBuild(site, 'support', build)
    expect(read(site, 'support/index.html')).not.toContain('<script>alert')
  })
})

describe('rolling a release back', () => {
  it('makes the last good one live, and the bad one can be told apart', async () => {
    const site = await siteWithHost()
    const good = await releaseBuild(
      site,
      'support',
      remoteBuild('support', ['/support'], 'export const n = 1'),
    )
    const bad = await releaseBuild(
      site,
      'support',
      remoteBuild('support', ['/support', '/support/new'], 'export const n = 2'),
    )
    expect(await rollBackApp(site, 'support')).toEqual({ from: bad.release, to: good.release })
    const entry = readRegistryFile(site).remotes['support']
    expect(entry?.live.version).toBe(good.release)
    expect(entry?.routes.map((route) => route.path)).toEqual(['/support'])
    expect(read(site, 'support/index.html')).toContain(good.release)
  })

  it('rolls the host back with the pages it wrote', async () => {
    const site = emptyFolder()
    const first = await releaseBuild(site, 'host', hostBuild('export const n = 1'))
    await releaseBuild(site, 'support', remoteBuild('support', ['/support']))
    await releaseBuild(site, 'host', hostBuild('export const n = 2'))
    await rollBackApp(site, 'host')
    expect(readRegistryFile(site).host.version).toBe(first.release)
    expect(read(site, 'assets/index-abc.js')).toBe('export const n = 1')
  })

  it('refuses when there is nothing to go back to', async () => {
    const site = await siteWithHost()
    await releaseBuild(site, 'support', remoteBuild('support', ['/support']))
    await expect(rollBackApp(site, 'support')).rejects.toThrow('no last good release')
    await expect(rollBackApp(site, 'support', '9.9.9')).rejects.toThrow('has no release 9.9.9')
  })

  it('refuses a release whose folder is gone', async () => {
    const site = await siteWithHost()
    const first = await releaseBuild(
      site,
      'support',
      remoteBuild('support', ['/support'], 'export const n = 1'),
    )
    await releaseBuild(site, 'support', remoteBuild('support', ['/support'], 'export const n = 2'))
    rmSync(path.join(site, 'remotes/support', first.release), { recursive: true })
    await expect(rollBackApp(site, 'support')).rejects.toThrow(`has no release ${first.release}`)
    expect(existsSync(path.join(site, 'registry.json'))).toBe(true)
  })
})

describe('a release that is named by its version', () => {
  const build = (n: number) => remoteBuild('support', ['/support'], `export const n = ${n}`)

  it('is found where it is the only one', async () => {
    const site = await siteWithHost()
    const { release } = await releaseBuild(site, 'support', build(1))
    const next = remoteBuild('support', ['/support'], 'export const n = 2', { version: '1.0.1' })
    await releaseBuild(site, 'support', next)
    expect((await rollBackApp(site, 'support', '1.0.0')).to).toBe(release)
  })

  it('is asked for by its name where there are several', async () => {
    const site = await siteWithHost()
    const first = await releaseBuild(site, 'support', build(1))
    const second = await releaseBuild(site, 'support', build(2))
    const names = [first.release, second.release].toSorted().join(', ')
    await expect(rollBackApp(site, 'support', '1.0.0')).rejects.toThrow(
      `support has several releases of 1.0.0: name one of ${names}.`,
    )
  })
})
