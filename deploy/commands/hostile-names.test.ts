import {
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:http'
import path from 'node:path'
import { array, record, sample, type Arbitrary } from 'fast-check'
import { afterEach, expect, onTestFinished, test, vi } from 'vitest'
import { withAdoptedBuild } from '../adopt/adopt-remote'
import { changeBucket } from '../bucket/change-bucket'
import { writeTypes } from '../kit/fit/check-types'
import { kitOfSite } from '../kit/remote/kit-of-site'
import { newKeyPair } from '../keys/signing-key'
import { folderStore } from '../preview/preview-store'
import { previewedSite } from '../preview/previewed-site'
import { storePreview } from '../preview/store-preview'
import { removeEndedPreviews, storedPreviews } from '../preview/stored-previews'
import { endCanary, promoteCanary, releaseCanary, startCanary } from '../release/canary'
import { changeOwner } from '../release/change-owners'
import { releaseApp } from '../release/release-app'
import { retireApp } from '../release/retire-app'
import { rollBackApp } from '../release/roll-back-app'
import { listen, portOf } from '../serve/port'
import { pageFile } from '../site-files/page-file'
import { emptyFolder, hostBuild, releaseBuild, remoteBuild } from '../testing/fake-site'
import { foreignBuild, invoicesRoute, routeFile } from '../testing/foreign-build'
import { hostileName, hostileRoute } from '../testing/hostile-names'
import { bucketForTest } from '../testing/store/bucket-site'
import { UserError } from '../workspace/user-error'

afterEach(() => vi.unstubAllEnvs())

const seed = 41
const some = <Value>(arbitrary: Arbitrary<Value>, numRuns: number) =>
  sample(arbitrary, { seed, numRuns })

/** A site of several teams in the middle of a folder, which nothing may leave. */
async function surroundedSite() {
  const root = emptyFolder()
  const site = path.join(root, 'a/b/site')
  mkdirSync(path.join(root, 'a/b'), { recursive: true })
  writeFileSync(path.join(root, 'a/secret.pem'), 'secret')
  await releaseBuild(site, 'host', hostBuild())
  await releaseBuild(site, 'pricing', remoteBuild('pricing', ['/', '/pricing']))
  await releaseBuild(site, 'support', remoteBuild('support', ['/support', '/support/:id']))
  return { root, site, secret: path.join(root, 'a/secret.pem') }
}

/** Everything below a folder, and of each file what changes when somebody writes it. */
function listed(root: string): Map<string, string> {
  const entries = readdirSync(root, { recursive: true, encoding: 'utf8' })
  return new Map(
    entries.map((name) => {
      const found = lstatSync(path.join(root, name))
      if (found.isDirectory()) return [name, 'folder']
      const kind = found.isFile() ? 'file' : 'link'
      return [name, [kind, found.ino, found.size, found.mtimeMs].join(' ')]
    }),
  )
}

function changes(before: ReadonlyMap<string, string>, after: ReadonlyMap<string, string>) {
  const names = new Set([...before.keys(), ...after.keys()])
  return [...names].filter((name) => before.get(name) !== after.get(name))
}

/** One sentence, for a terminal. */
function expectRefusal(error: unknown) {
  expect(error).toBeInstanceOf(UserError)
  expect(error instanceof Error && error.message).toMatch(/^[\x20-\x7e“”‘’…]+\.$/)
}

/** Runs a task. @returns why it was refused; then nothing may have changed. */
async function tried(root: string, task: () => Promise<unknown>) {
  const before = listed(root)
  const error: unknown = await task().then(
    () => undefined,
    (reason: unknown) => reason,
  )
  const changed = changes(before, listed(root))
  if (error === undefined) return { changed }
  expectRefusal(error)
  expect(changed).toEqual([])
  return { error }
}

/** Every release changes these files, whoever makes it. */
const common =
  /^a\/b\/site(?:\/(?:registry\.json(?:\.br|\.gz)?|(?:404\.html|sitemap\.xml|robots\.txt)(?:\.br|\.gz)?|site\.json|\.(?:releases\.jsonl|viewer-request\.js|redirects\.conf|documents(?:\/.*)?)|search|remotes))?$/

function expectOwn(changed: readonly string[], app: string, routes: readonly string[]) {
  const documents = routes.map((route) => path.posix.dirname(pageFile(route)))
  for (const file of changed) {
    const inSite = file.slice('a/b/site/'.length)
    const isOwn =
      common.test(file) ||
      inSite === `remotes/${app}` ||
      inSite.startsWith(`remotes/${app}/`) ||
      inSite.startsWith(`search/${app}.json`) ||
      // The folder of a document, those above it, and its compressed copies.
      documents.some(
        (folder) =>
          `${folder}/`.startsWith(`${inSite}/`) ||
          new RegExp(
            `^${folder === '.' ? '' : `${folder.replaceAll('.', '\\.')}/`}index\\.html`,
          ).test(inSite),
      )
    expect(isOwn ? '' : file).toBe('')
  }
}

test('200 hostile route lists: a release writes its own documents, or is refused and changes nothing', async () => {
  const { root, site } = await surroundedSite()
  const lists = some(array(hostileRoute, { minLength: 1, maxLength: 3 }), 200)
  const earlier = new Set<string>()
  let taken = 0
  for (const [index, routes] of lists.entries()) {
    const folder = remoteBuild('evil', routes, `export const n = ${index}`)
    const { changed } = await tried(root, () => releaseBuild(site, 'evil', folder))
    if (changed === undefined) continue
    taken += 1
    for (const route of routes) earlier.add(route)
    expectOwn(changed, 'evil', [...earlier])
  }
  expect(taken).toBeGreaterThan(5)
  expect(taken).toBeLessThan(100)
})

const hostileManifest = record(
  {
    name: hostileName,
    version: hostileName,
    entry: hostileName,
    standalone: record({ entry: hostileName, ownReact: hostileName }),
    pages: array(hostileName, { maxLength: 2 }).map((files) => ({ '/evil': files })),
    onDemand: hostileName.map((file) =>
      JSON.parse(`{${JSON.stringify(file)}: ["remoteEntry.js"]}`),
    ),
  },
  { requiredKeys: [] },
)

test('80 hostile manifests and names of apps, in a folder, a bucket and a preview', async () => {
  const { root, site } = await surroundedSite()
  const bucket = bucketForTest()
  for (const [app, build] of [
    ['host', hostBuild()],
    ['support', remoteBuild('support', ['/support'])],
  ] as const)
    await changeBucket(bucket, { app }, (copy) => releaseBuild(copy, app, build))
  const apps = some(hostileName, 80).filter((name) => name !== 'support' && name !== 'host')
  for (const [index, manifest] of some(hostileManifest, 80).entries()) {
    const app = index % 3 === 0 ? (apps[index] ?? 'evil') : 'evil'
    const folder = remoteBuild('evil', ['/evil'], `export const n = ${index}`, manifest)
    const { changed = [] } = await tried(root, () => releaseBuild(site, app, folder))
    expectOwn(changed, app, ['/evil'])

    const ends = new Date(Date.now() + 60_000)
    const preview = await tried(root, async () => {
      const made = await previewedSite(site, app, { folder, ends, allowSameVersion: true })
      await storePreview(folderStore(site), made, { app, origin: 'http://preview.localhost', ends })
    })
    const own = `a/b/site/previews/${app}/`
    for (const file of preview.changed ?? [])
      expect(file === 'a/b/site/previews' || `${file}/`.startsWith(own) ? '' : file).toBe('')
    if (index % 4 > 0) continue

    const before = new Map([...bucket.objects].map(([key, { body }]) => [key, String(body)]))
    await changeBucket(bucket, { app }, (copy) => releaseBuild(copy, app, folder)).catch(
      expectRefusal,
    )
    const after = new Map([...bucket.objects].map(([key, { body }]) => [key, String(body)]))
    expectOwn(
      changes(before, after)
        .filter((key) => !/^\.(?:releases|done)\//.test(key))
        .map((key) => `a/b/site/${key}`),
      app,
      ['/evil'],
    )
  }
})

test('hostile names of apps are refused by every command on a site', async () => {
  const { root, site } = await surroundedSite()
  const { privateKey, publicKey } = newKeyPair()
  vi.stubEnv('SIGNING_KEY', privateKey)
  const owner = { paths: ['/evil'], keys: [{ key: publicKey }] }
  const share = { percentage: 5 }
  const commands: ((app: string) => Promise<unknown>)[] = [
    (app) => rollBackApp(site, app),
    (app) => rollBackApp(site, 'support', app),
    (app) => retireApp(site, app, { text: 'Gone.' }),
    (app) => startCanary(site, app, '1.0.0', share),
    (app) => startCanary(site, 'support', app, share),
    (app) => releaseCanary(site, app, share, { folder: remoteBuild('evil', ['/evil']) }),
    (app) => promoteCanary(site, app),
    (app) => endCanary(site, app),
    (app) => changeOwner(site, app.toUpperCase(), () => owner),
    (app) => changeOwner(site, 'evil', () => ({ ...owner, paths: [`/../${app}`] })),
  ]
  const names = ['__proto__', 'constructor', 'prototype', ...some(hostileName, 40)]
  for (const name of names.filter((word) => !['support', 'host', '1.0.0'].includes(word)))
    for (const command of commands) {
      const { error } = await tried(root, () => command(name))
      expect(error).toBeDefined()
    }
})

test('a build with a link, a twin or a name of another is refused', async () => {
  const { root, site, secret } = await surroundedSite()
  const builds: [string, (folder: string) => void][] = [
    ['support', (folder) => symlinkSync(secret, path.join(folder, 'secret.js'))],
    ['support', (folder) => symlinkSync(path.dirname(secret), path.join(folder, 'parts'))],
    ['support', (folder) => writeFileSync(path.join(folder, 'REMOTEentry.js'), '')],
    ['support', (folder) => writeFileSync(path.join(folder, 'a\\b.js'), '')],
    ['support', (folder) => writeFileSync(path.join(folder, '__proto__'), '')],
    ['support', (folder) => writeFileSync(path.join(folder, '.partial'), '')],
    ['support', (folder) => writeFileSync(path.join(folder, 'cafe\u0301.js'), '')],
    ['host', (folder) => writeFileSync(path.join(folder, 'registry.json'), '{}')],
    ['host', (folder) => writeFileSync(path.join(folder, 'Owners.json'), '{}')],
    ['host', (folder) => write(folder, 'remotes/support/x/a.js')],
    ['host', (folder) => write(folder, 'previews/support/a.txt')],
    ['host', (folder) => write(folder, 'pricing/index.html')],
  ]
  for (const [app, spoil] of builds) {
    const folder = app === 'host' ? hostBuild('export {2}') : remoteBuild(app, ['/support'], 'a()')
    spoil(folder)
    const { error } = await tried(root, () => releaseBuild(site, app, folder))
    expect(error).toBeDefined()
  }
})

function write(folder: string, file: string) {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
  writeFileSync(path.join(folder, file), '')
}

test('a link that was put into a stored release brings nothing of elsewhere into the site', async () => {
  const { root, site, secret } = await surroundedSite()
  const { release } = await releaseBuild(site, 'support', remoteBuild('support', ['/support'], '2'))
  await releaseBuild(site, 'support', remoteBuild('support', ['/support'], '3'))
  symlinkSync(secret, path.join(site, 'remotes/support', release, 'secret.js'))
  const { error } = await tried(root, () => rollBackApp(site, 'support'))
  expect(String(error)).toContain('neither a file nor a folder')
})

test('hostile manifests of other tools write nothing beside the build that they are adopted as', async () => {
  const { root, site } = await surroundedSite()
  const routes = routeFile([invoicesRoute])
  mkdirSync(path.join(root, 'tmp'))
  vi.stubEnv('TMPDIR', path.join(root, 'tmp'))
  const names = some(hostileName, 60)
  for (const [index, name] of names.entries()) {
    const asset = { js: { sync: [name], async: [] } }
    const folder = foreignBuild(
      [{ name }, { exposes: [{ path: './page', assets: asset }] }, {}][index % 3],
      index % 3 === 2 ? { remoteEntry: { name, path: '' } } : {},
    )
    const { changed = [] } = await tried(root, () =>
      withAdoptedBuild(
        site,
        path.join(folder, 'mf-manifest.json'),
        { routes },
        async (app, build) =>
          releaseApp(site, app, { folder: build, adopted: true, allowSameVersion: true }),
      ),
    )
    expectOwn(changed, index % 3 === 0 ? name : 'invoices', ['/invoices'])
  }
  expect(readdirSync(root)).toEqual(['a', 'tmp'])
})

/** Answers with a text at an address. */
async function serverOf(textAt: (address: string) => string | undefined) {
  const server = await listen(
    createServer(({ url = '' }, response) => {
      const text = textAt(url)
      response.writeHead(text === undefined ? 404 : 200).end(text)
    }),
    0,
  )
  onTestFinished(() => void server.close())
  return `http://127.0.0.1:${portOf(server)}`
}

test('a build that is downloaded writes what its scripts name into its own folder', async () => {
  const { root, site } = await surroundedSite()
  const routes = routeFile([invoicesRoute])
  const build = foreignBuild({ shared: [] })
  const named = some(hostileName, 300).flatMap((name) => [`${name}.js`, `../${name}.css`])
  const entry = `export const get = () => ${JSON.stringify(named)}`
  const asked = new Set<string>()
  const origin = await serverOf((address) => {
    asked.add(address)
    if (address === '/mf-manifest.json') return readFileSync(path.join(build, address), 'utf8')
    return address === '/remoteEntry.js' ? entry : 'export {}'
  })
  mkdirSync(path.join(root, 'tmp'))
  vi.stubEnv('TMPDIR', path.join(root, 'tmp'))
  const { changed, error } = await tried(root, () =>
    withAdoptedBuild(site, `${origin}/mf-manifest.json`, { routes }, async () => {
      expect(readdirSync(path.join(root, 'tmp'))).toHaveLength(1)
      expect(readdirSync(root)).toEqual(['a', 'tmp'])
    }),
  )
  expect(error).toBeUndefined()
  expect(changed).toEqual([])
  expect(asked.size).toBeGreaterThan(20)
})

test('an adopted entry or page with a syntax error is refused', async () => {
  const { root, site } = await surroundedSite()
  for (const file of ['remoteEntry.js', 'page.js']) {
    const folder = foreignBuild()
    writeFileSync(path.join(folder, file), 'export const get = (')
    const { error } = await tried(root, () =>
      withAdoptedBuild(
        site,
        path.join(folder, 'mf-manifest.json'),
        { routes: routeFile([invoicesRoute]) },
        async () => {},
      ),
    )
    expect(String(error)).toContain('has a syntax error')
  }
})

test('a kit writes its files into the folder that is made of it alone', () => {
  const root = emptyFolder()
  mkdirSync(path.join(root, 'a'))
  for (const name of some(hostileName, 500)) {
    try {
      writeTypes(path.join(root, 'a/types'), JSON.parse(`{${JSON.stringify(name)}: ""}`))
    } catch (error) {
      expectRefusal(error)
    }
    expect(readdirSync(root)).toEqual(['a'])
    expect(readdirSync(path.join(root, 'a')).filter((file) => file !== 'types')).toEqual([])
  }
})

test('a kit with a hostile name in it is refused, and npm hears of no file elsewhere', async () => {
  const kit = { version: '1.0.0', dependencies: {}, devDependencies: {} }
  const packages = { '@fivefold/kit': 'kit.tgz', '@fivefold/shared': 'shared.tgz' }
  let served = ''
  const origin = await serverOf(() => served)
  for (const name of some(hostileName, 200)) {
    const template = JSON.parse(`{${JSON.stringify(name)}: ""}`)
    for (const spoiled of [
      { template },
      { packages: { ...packages, '@fivefold/shared': name } },
      { version: name },
    ]) {
      served = JSON.stringify({ ...kit, packages, template: {}, ...spoiled })
      const read = await kitOfSite(origin).catch(expectRefusal)
      const names = [...Object.keys(read?.template ?? {}), ...Object.values(read?.packages ?? {})]
      expect(names.filter((file) => path.resolve('/x', file) !== `/x/${file}`)).toEqual([])
    }
  }
})

test('objects that others put into a bucket leave no working copy, and remove nothing of the site', async () => {
  const bucket = bucketForTest()
  const { store, objects } = bucket
  await changeBucket(bucket, { app: 'host' }, (copy) => releaseBuild(copy, 'host', hostBuild()))
  const build = remoteBuild('support', ['/support'])
  await changeBucket(bucket, { app: 'support' }, (copy) => releaseBuild(copy, 'support', build))
  const head = JSON.parse(String(objects.get('registry.json')?.body))
  const [host] = [...objects.keys()].flatMap((key) => /^host\/[^/]+\//.exec(key) ?? [])
  const object = (body: string) => ({ body: Buffer.from(body), headers: {}, revision: 0 })
  for (const name of some(hostileName, 200)) {
    await store.writeIfAbsent(`${host}../../../../${name}`, object('x'))
    await store.writeIfAbsent(`remotes/support/${name}/release.json`, object('{}'))
    await store.writeIfAbsent(`remotes/${name}/1.0.0-x/release.json`, object('{}'))
    await store.writeIfAbsent(`previews/${name}/x/y`, object('x'))
  }
  const hostile = {
    previous: head.change,
    log: [],
    apps: ['__proto__', 'support'],
    removals: ['owners.json', 'registry.json', '../x', 'remotes/support/x', 'kit/index.html'],
  }
  const [revision] = String(head.change).split('-')
  const [first, second] = [`${Number(revision) + 1}-00000000`, `${Number(revision) + 2}-00000000`]
  // Two records that name each other, and things that are no documents.
  await store.writeIfAbsent(
    `.releases/${first}.json`,
    object(JSON.stringify({ ...hostile, apps: [], removals: [], previous: second })),
  )
  await store.writeIfAbsent(
    `.releases/${second}.json`,
    object(JSON.stringify({ ...hostile, previous: first })),
  )
  objects.set('registry.json', {
    ...object(JSON.stringify({ ...head, change: second })),
    etag: 'x',
  })
  await store.writeIfAbsent('owners.json.kept', object('x'))
  const kept = [...objects.keys()]

  const next = remoteBuild('support', ['/support'], 'export const next = 1')
  await changeBucket(
    { ...bucket, cache: emptyFolder() },
    { app: 'support', history: true },
    (copy) => releaseBuild(copy, 'support', next),
  )
  expect(kept.filter((key) => !objects.has(key))).toEqual([])
  await removeEndedPreviews(store)
  expect(await storedPreviews(store)).toEqual([])
})

test('a page that others own is not taken by another spelling of its address', async () => {
  const { root, site } = await surroundedSite()
  for (const route of [
    '/Pricing',
    '/support/:other',
    '/SUPPORT',
    '/support/../pricing',
    '/assets/x',
  ]) {
    const folder = remoteBuild('evil', [route])
    const { error } = await tried(root, () => releaseBuild(site, 'evil', folder))
    expect(String(error)).toContain('evil cannot be released')
    expect(String(error)).toMatch(/\/(?:pricing|support|assets)/i)
  }
})
