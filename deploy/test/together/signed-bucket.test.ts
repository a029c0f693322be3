import { expect, it } from 'vitest'
import { changeBucket, readBucket } from '../../../extensions/bucket/change-bucket'
import { pruneBucket } from '../../../extensions/bucket/prune-bucket'
import { readOwners } from '../../../extensions/signing/keys/read-owners'
import { changeOwner } from '../../../extensions/signing/change/change-owners'
import { changeSettings } from '../../release/change-settings'
import { releaseApp } from '../../release/release-app'
import { retireApp } from '../../release/retire-app'
import { rollBackApp } from '../../release/roll-back-app'
import { emptyFolder, remoteBuild } from '../../testing/fake-site'
import { as, publicKeyOf, wholeHostBuild } from '../../../extensions/signing/testing/owned-site'
import { bucketForTest, Killed, killedAt } from '../../../extensions/bucket/testing/bucket-site'
import { judgeSite } from '../../../extensions/signing/judged/judge-site'
import { storedSite } from '../../../extensions/signing/judged/site-reader'
import { installExtensions } from '../../extensions'

installExtensions()

type TestBucket = ReturnType<typeof bucketForTest>

/** Judges a bucket as `verify` does. The store in memory keeps copies compressed. */
const problemsOf = async ({ store }: TestBucket) =>
  (await judgeSite(storedSite(store, false))).judgement.problems

const release = (bucket: TestBucket, app: string, turn: number) => {
  const folder =
    app === 'host'
      ? wholeHostBuild(`index-${turn}`)
      : remoteBuild(app, [`/${app}`], `export const turn = ${turn}`)
  return changeBucket(bucket, { app, empty: app === 'host' }, (site) =>
    releaseApp(site, app, { folder, allowSameVersion: true }),
  )
}

/** Two remotes belong to one team. */
async function releaseAll(bucket: TestBucket) {
  as('host')
  await release(bucket, 'host', 1)
  for (const app of ['support', 'billing'])
    await changeBucket(bucket, { app }, (site) =>
      changeOwner(site, app, { paths: [`/${app}`], keys: [publicKeyOf('support')] }),
    )
  as('support')
  await release(bucket, 'support', 1)
  await release(bucket, 'billing', 1)
}

let start: TestBucket['objects'] | undefined

async function ownedBucket() {
  const bucket = bucketForTest(new Map(start))
  if (start === undefined) {
    await releaseAll(bucket)
    start = new Map(bucket.objects)
  }
  return bucket
}

it('every kind of change leaves a bucket as signed', async () => {
  const bucket = await ownedBucket()
  expect(await problemsOf(bucket)).toEqual([])
  await release(bucket, 'support', 2)
  await changeBucket(bucket, { app: 'support' }, (site) => rollBackApp(site, 'support'))
  expect(await problemsOf(bucket)).toEqual([])
  as('host')
  await changeBucket(bucket, {}, (site) => changeSettings(site, { COHORT: 'x' }))
  await release(bucket, 'host', 2)
  expect(await problemsOf(bucket)).toEqual([])
  as('support')
  await changeBucket(bucket, { app: 'billing', documents: true }, (site) =>
    retireApp(site, 'billing', { text: 'Gone.' }),
  )
  await pruneBucket(bucket)
  expect(await problemsOf(bucket)).toEqual([])
  expect([...bucket.objects.keys()].filter((key) => key.startsWith('signed/'))).toHaveLength(1)
})

it('teams that release at once sign one after the other, and nothing gets lost', async () => {
  const bucket = await ownedBucket()
  const writer = async (app: string) => {
    for (const turn of [2, 3]) await release({ ...bucket, cache: emptyFolder() }, app, turn)
  }
  as('support')
  await Promise.all(['support', 'billing'].map(writer))
  expect(await problemsOf(bucket)).toEqual([])
})

it('owners that are named at once are all there', async () => {
  const bucket = await ownedBucket()
  as('host')
  const names = ['one', 'two', 'three']
  const name = (app: string) =>
    changeBucket({ ...bucket, cache: emptyFolder() }, { app }, (site) =>
      changeOwner(site, app, { paths: [`/${app}`], keys: [publicKeyOf('rival')] }),
    )
  await Promise.all(names.map(name))
  const owners = await readBucket(bucket, {}, async (site) => readOwners(site)?.owners)
  expect(Object.keys(owners ?? {})).toEqual(expect.arrayContaining(names))
  expect(await problemsOf(bucket)).toEqual([])
})

it('a host that is killed before any of its changes leaves a bucket that its next command signs', async () => {
  as('host')
  const whole = await ownedBucket()
  const { store: counted, keys } = killedAt(whole.store, Infinity)
  await release({ ...whole, store: counted }, 'host', 2)
  // The files of a release are not seen before the registry names it.
  const isSeen = (key: string) => !/^(?:host|assets)\//.test(key)
  const points = keys.flatMap((key, index) => (index % 7 === 0 || isSeen(key) ? [index + 1] : []))
  for (const change of points.filter((_, index) => index % 4 === 0)) {
    const bucket = await ownedBucket()
    as('host')
    const { store } = killedAt(bucket.store, change)
    const killed = release({ ...bucket, store }, 'host', 2)
    await expect(killed).rejects.toBeInstanceOf(Killed)
    as('support')
    // Another team finishes what the host has signed.
    await release(bucket, 'support', 2)
    const problems = await problemsOf(bucket)
    // Files of a release that never became true are there, and nothing leads to them.
    const named = problems.filter((problem) => !/^host: (?:host|assets)\//.test(problem))
    expect(named, `after change ${change}`).toEqual([])
    as('host')
    await release(bucket, 'host', 2)
    expect(await problemsOf(bucket), `repaired after change ${change}`).toEqual([])
  }
})
