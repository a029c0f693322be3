import { expect, it } from 'vitest'
import { endCanary, startCanary } from '../../deploy/release/canary'
import { changeSettings } from '../../deploy/release/change-settings'
import { releaseApp } from '../../deploy/release/release-app'
import { retireApp } from '../../deploy/release/retire-app'
import { rollBackApp } from '../../deploy/release/roll-back-app'
import { readRegistryFile } from '../../deploy/site/registry/registry-file'
import { emptyFolder, hostBuild, remoteBuild, servedFilesOf } from '../../deploy/testing/fake-site'
import { bucketForTest, killedAt, Killed, servedFrom } from './testing/bucket-site'
import { changeBucket, readBucket, type Bucket } from './change-bucket'
import { logOf } from './change-records'
import { pruneBucket } from './prune-bucket'
import { readHead } from './registry-head'
import type { Need } from '../../deploy/workspace/hooks'

type Step = [need: Need, task: (site: string) => Promise<unknown>]

const released = (app: string, folder: string): Step => [
  { app },
  (site) => releaseApp(site, app, { folder, allowSameVersion: true }),
]

const release2 = 'export const release = 2'

async function inBoth(bucket: Bucket, folder: string, [need, task]: Step) {
  await changeBucket(bucket, need, task)
  await task(folder)
}

it('a bucket serves what a folder serves, after every kind of change', async () => {
  const bucket = bucketForTest()
  const folder = emptyFolder()
  const host2 = hostBuild('export const host = 2', {}, 'index-def.js')
  const support = remoteBuild('support', ['/support', '/support/kb'])
  const support2 = remoteBuild('support', ['/support'], release2)
  const canary = remoteBuild('billing', ['/billing'], 'export const canary = 1')
  let name = ''
  const steps: Step[] = [
    released('host', hostBuild()),
    released('support', support),
    released('billing', remoteBuild('billing', ['/billing'])),
    released('support', support2),
    [{ app: 'support' }, (site) => rollBackApp(site, 'support')],
    released('host', host2),
    [{ app: 'host' }, (site) => rollBackApp(site, 'host')],
    [{}, (site) => changeSettings(site, { COHORT: 'staff' }).then(() => undefined)],
    [
      { app: 'billing' },
      async (site) => {
        const { release } = await releaseApp(site, 'billing', {
          folder: canary,
          allowSameVersion: true,
        })
        name = readRegistryFile(site).remotes['billing']?.lastGood?.version ?? ''
        return release
      },
    ],
    [{ app: 'billing' }, (site) => startCanary(site, 'billing', name, { percentage: 5 })],
    [{ app: 'billing' }, (site) => endCanary(site, 'billing')],
    [{ app: 'support', documents: true }, (site) => retireApp(site, 'support', { text: 'Gone.' })],
    [{ app: 'support' }, (site) => rollBackApp(site, 'support')],
  ]
  for (const step of steps) {
    await inBoth(bucket, folder, step)
    const {
      'registry.json.br': _br,
      'registry.json.gz': _gz,
      'site.json': _settings,
      ...files
    } = servedFilesOf(folder)
    const served = Object.entries(files).filter(([file]) => !file.includes('/.'))
    expect(servedFrom(bucket.objects)).toMatchObject(Object.fromEntries(served))
    const documents = (keys: Iterable<string>) => [...keys].filter((key) => key.endsWith('.html'))
    expect(documents(bucket.objects.keys()).toSorted()).toEqual(
      documents(Object.keys(files)).toSorted(),
    )
  }
  const log = await logOf(
    bucket.store,
    readHead(String(bucket.objects.get('registry.json')?.body)).change,
  )
  expect(log.map(({ action, app }) => `${action} ${app}`)).toEqual([
    'release host',
    'release support',
    'release billing',
    'release support',
    'rollback support',
    'release host',
    'rollback host',
    'settings host',
    'release billing',
    'canary billing',
    'end canary billing',
    'retire support',
    'rollback support',
  ])
})

it('types, cache rules and encodings are stored with the files', async () => {
  const bucket = bucketForTest()
  await changeBucket(bucket, ...released('host', hostBuild()))
  await changeBucket(bucket, ...released('support', remoteBuild('support', ['/support'])))
  const headers = (key: string) => bucket.objects.get(key)?.headers
  const entry = [...bucket.objects.keys()].find((key) => key.endsWith('remoteEntry.js')) ?? ''
  const immutable = 'public, max-age=31536000, immutable'
  expect(headers(entry)).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': immutable,
  })
  expect(headers(`${entry}.br`)).toMatchObject({
    'content-encoding': 'br',
    'cache-control': immutable,
  })
  expect(headers('support/index.html')).toMatchObject({
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-cache',
  })
  expect(headers('registry.json.gz')).toMatchObject({
    'content-type': 'application/json',
    'content-encoding': 'gzip',
  })
})

it('a second release of one app reads and writes no file of the others', async () => {
  const bucket = bucketForTest()
  await changeBucket(bucket, ...released('host', hostBuild()))
  await changeBucket(bucket, ...released('billing', remoteBuild('billing', ['/billing'])))
  await changeBucket(bucket, ...released('support', remoteBuild('support', ['/support'])))
  const keys: string[] = []
  const noted = { ...bucket.store, read: (key: string) => (keys.push(key), bucket.store.read(key)) }
  const before = new Map(bucket.objects)
  await changeBucket(
    { store: noted, cache: emptyFolder() },
    ...released('support', remoteBuild('support', ['/support'], release2)),
  )
  const billing = keys.filter((key) => key.includes('billing'))
  expect(billing.filter((key) => !/release\.json|sources|signature\.json/.test(key))).toEqual([])
  const foreign = [...before].filter(([key]) => key.includes('billing'))
  for (const [key, object] of foreign) expect(bucket.objects.get(key)).toBe(object)
})

it('a refused command changes nothing, and no released file is ever replaced', async () => {
  const bucket = bucketForTest()
  await changeBucket(bucket, ...released('host', hostBuild()))
  await changeBucket(bucket, ...released('support', remoteBuild('support', ['/support'])))
  const before = servedFrom(bucket.objects)
  const rival = remoteBuild('rival', ['/support'])
  await expect(changeBucket(bucket, ...released('rival', rival))).rejects.toThrow('/support')
  await expect(
    changeBucket(bucket, { app: 'support' }, (site) => rollBackApp(site, 'support')),
  ).rejects.toThrow('no last good release')
  expect(servedFrom(bucket.objects)).toEqual(before)

  const next = remoteBuild('support', ['/support'], release2)
  const probe = bucketForTest()
  await changeBucket(probe, ...released('host', hostBuild()))
  await changeBucket(probe, ...released('support', next))
  const isEntry = (key: string) => /support.*remoteEntry\.js$/.test(key)
  const entry = [...probe.objects.keys()].find(isEntry) ?? ''
  await bucket.store.writeIfAbsent(entry, { body: Buffer.from('other'), headers: {}, revision: 0 })
  await expect(changeBucket(bucket, ...released('support', next))).rejects.toThrow(
    'released already with other content',
  )
  expect(bucket.objects.get('registry.json')?.body.toString()).not.toContain('release = 2')
})

it('many writers at once: every change takes effect in turn, and the documents agree with the registry', async () => {
  const bucket = bucketForTest()
  const names = ['one', 'two', 'three']
  const turns = 2
  const writer = async (app: string) => {
    const own = { ...bucket, cache: emptyFolder() }
    for (let turn = 1; turn <= turns; turn += 1) {
      const build = remoteBuild(app, [`/${app}`], `export const turn = ${turn}`)
      await changeBucket(own, ...released(app, build))
      if (turn > 1) await changeBucket(own, { app }, (site) => rollBackApp(site, app))
    }
  }
  const hostWriter = async () => {
    for (let turn = 1; turn <= turns; turn += 1) {
      await changeBucket(
        bucket,
        ...released('host', hostBuild('export {}', {}, `index-${turn}.js`)),
      )
    }
  }
  await Promise.all([...names.map(writer), hostWriter()])
  const head = readHead(String(bucket.objects.get('registry.json')?.body))
  expect(await logOf(bucket.store, head.change)).toHaveLength(names.length * 3 + turns)
  await expectAgreement(bucket)
})

it('killed before any of its changes, visitors see the old or the new site, and the next run repairs', async () => {
  const next = remoteBuild('support', ['/support', '/support/new'], release2)
  const start = bucketForTest()
  await changeBucket(start, ...released('host', hostBuild()))
  await changeBucket(
    start,
    ...released('support', remoteBuild('support', ['/support', '/support/kb'])),
  )
  const copyOfStart = () => ({ ...bucketForTest(new Map(start.objects)), cache: start.cache })
  const before = servedFrom(start.objects)
  const clean = copyOfStart()
  await changeBucket(clean, ...released('support', next))
  const after = servedFrom(clean.objects)

  const refusedRollback: Step = [{ app: 'support' }, (site) => rollBackApp(site, 'support', 'none')]
  const isNoRelease = (error: unknown) => expect(String(error)).toContain('no release none')
  let change = 0
  for (let wasKilled = true; wasKilled;) {
    change += 1
    const bucket = copyOfStart()
    const { store } = killedAt(bucket.store, change)
    wasKilled = await changeBucket({ ...bucket, store }, ...released('support', next)).then(
      () => false,
      (error: unknown) => error instanceof Killed,
    )
    const seen = servedFrom(bucket.objects)
    for (const [key, content] of Object.entries(seen))
      expect([before[key], after[key]], `${key} after change ${change}`).toContain(content)
    const isNew = seen['registry.json'] === after['registry.json']
    const needed = Object.entries(after).filter(([key]) => isNew && key.startsWith('remotes/'))
    expect(seen).toMatchObject(Object.fromEntries(needed))
    // Any next run repairs, even one that is refused itself.
    if (isNew) await changeBucket(bucket, ...refusedRollback).catch(isNoRelease)
    else await changeBucket(bucket, ...released('support', next))
    expect(servedFrom(bucket.objects), `repaired after change ${change}`).toEqual(after)
  }
  expect(change).toBeGreaterThan(15)
})

/** Every document follows from the registry, byte for byte, and every release that it names exists. */
async function expectAgreement(bucket: ReturnType<typeof bucketForTest>) {
  const served = servedFrom(bucket.objects)
  const { registry } = readHead(String(bucket.objects.get('registry.json')?.body))
  const again = bucketForTest()
  for (const [key, object] of bucket.objects) again.objects.set(key, object)
  const names = Object.entries(registry.remotes).flatMap(
    ([app, { live }]) => `remotes/${app}/${live.version}/release.json`,
  )
  for (const name of names) expect(Object.keys(served)).toContain(name)
  // Changing a setting writes every document again.
  await changeBucket(again, {}, (site) => changeSettings(site, { COHORT: 'x' }))
  await changeBucket(again, {}, (site) => changeSettings(site, { COHORT: '' }))
  expect(servedFrom(again.objects)).toEqual({ ...served, 'site.json': expect.anything() })
}

it('a copy with history lists every release and the log', async () => {
  const bucket = bucketForTest()
  await changeBucket(bucket, ...released('host', hostBuild()))
  await readBucket(bucket, { history: true }, async (site) => {
    expect(readRegistryFile(site).host.version).toMatch(/^1\.0\.0-/)
  })
})

it('pruning removes releases that neither the registry nor a rollback needs, with their assets', async () => {
  const bucket = bucketForTest()
  await changeBucket(bucket, ...released('support', remoteBuild('support', ['/support'])))
  for (let turn = 1; turn <= 7; turn += 1)
    await changeBucket(bucket, ...released('host', hostBuild('', {}, `index-${turn}.js`)))
  const inTwoDays = new Date(Date.now() + 2 * 24 * 60 * 60 * 1000)
  const pruned = await pruneBucket(bucket, inTwoDays)
  expect(pruned.map(({ app, state }) => `${app} ${state}`)).toEqual([
    'host earlier',
    'host earlier',
  ])
  const keys = [...bucket.objects.keys()]
  expect(keys.filter((key) => /^host\/.*\/release\.json$/.test(key))).toHaveLength(5)
  expect(keys.filter((key) => /^assets\/.*\.js$/.test(key)).toSorted()).toEqual(
    [3, 4, 5, 6, 7].map((turn) => `assets/index-${turn}.js`),
  )
  await changeBucket(bucket, { app: 'host' }, (site) => rollBackApp(site, 'host'))
})
