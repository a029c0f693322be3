import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { changeBucket, type Bucket } from '../change-bucket'
import type { Need } from '../../../deploy/workspace/hooks'
import { reliableStore } from '../object-store/reliable-store'
import { s3Store } from '../object-store/s3-store'
import { readRegistryFile } from '../../../deploy/site/registry/registry-file'
import { liveRelease } from '../../../deploy/site/registry/registry-releases'
import { startCanary } from '../../../deploy/release/canary'
import { releaseApp } from '../../../deploy/release/release-app'
import { rollBackApp } from '../../../deploy/release/roll-back-app'
import { memoryBucket } from '../testing/memory-bucket'
import { hostApp } from '../../../deploy/workspace/folders'
import { smallBuild } from './small-build'

interface Measured {
  /** The size of the site. */
  figure: string
  /** The command. */
  of: string
  values: Record<string, number>
}

/**
 * Seconds and requests of commands on a bucket that takes 30 ms for each answer, on a machine that has read
 * nothing of the site before, and on one that has.
 */
export async function measureBucket(): Promise<Measured[]> {
  const root = mkdtempSync(path.join(tmpdir(), 'fivefold-measure-'))
  try {
    return [...(await commandsOf(root, 4, 7)), ...(await commandsOf(root, 100, 10))]
  } finally {
    rmSync(root, { recursive: true })
  }
}

async function commandsOf(root: string, remotes: number, pages: number) {
  const server = await memoryBucket()
  const keys = { region: 'us-east-1', accessKeyId: 'site', secretAccessKey: 'secret' }
  const storeAt = (endpoint: string) =>
    reliableStore(s3Store({ endpoint, bucket: 'site', prefix: '', ...keys }))
  const apps = [hostApp, ...Array.from({ length: remotes }, (_, index) => `team-${index + 1}`)]
  const setUp: Bucket = { store: storeAt(server.origin), cache: mkdtempSync(path.join(root, 'c')) }
  const release = (app: string, turn: number) => (site: string) =>
    releaseApp(site, app, { folder: smallBuild(root, app, turn, pages) })
  await changeBucket(setUp, { empty: true }, async (site) => {
    for (const app of apps) await release(app, 1)(site)
  })

  const far = await memoryBucket({ delay: 30, objects: server.objects })
  const warm: Bucket = { store: storeAt(far.origin), cache: setUp.cache }
  let earlier = ''
  const steps: [string, Need, (site: string) => Promise<unknown>][] = [
    ['release', { app: 'team-1' }, release('team-1', 2)],
    ['rollback', { app: 'team-1' }, (site) => rollBackApp(site, 'team-1')],
    [
      'canary',
      { app: 'team-1' },
      (site) => {
        const live = liveRelease(readRegistryFile(site), 'team-1')
        earlier = live.startsWith('1.1') ? '1.2.0' : '1.1.0'
        return startCanary(site, 'team-1', earlier, { percentage: 5 })
      },
    ],
    ['release of the host', { app: hostApp }, release(hostApp, 2)],
  ]
  const measured: Measured[] = []
  for (const [of, need, task] of steps) {
    const values: Record<string, number> = {}
    for (const [machine, bucket] of [
      ['warm', warm],
      ['cold', { ...warm, cache: mkdtempSync(path.join(root, 'c')) }],
    ] as const) {
      const before = new Map(server.objects)
      far.requests.length = 0
      const started = performance.now()
      await changeBucket(bucket, need, task)
      values[`${machine}, s`] = (performance.now() - started) / 1000
      values[`${machine}, requests`] = far.requests.length
      // The other machine begins with the same site.
      if (machine === 'warm') {
        far.objects.clear()
        for (const [key, object] of before) far.objects.set(key, object)
      }
    }
    measured.push({ figure: `${remotes} remotes, ${remotes * pages} documents`, of, values })
  }
  far.stop()
  server.stop()
  return measured
}
