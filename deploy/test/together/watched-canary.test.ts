import { createServer } from 'node:http'
import { expect, it, onTestFinished, vi } from 'vitest'
import { changeBucket, readBucket } from '../../../extensions/bucket/change-bucket'
import { bucketForTest } from '../../../extensions/bucket/testing/bucket-site'
import { canaryAuto } from '../../../extensions/watch/cli/auto-canary'
import { releaseCanary } from '../../release/canary'
import { releaseApp } from '../../release/release-app'
import { listen, portOf } from '../../serve/port'
import { readRegistryFile } from '../../site/registry/registry-file'
import { hostBuild, remoteBuild } from '../../testing/fake-site'
import { install } from '../../workspace/hooks'

it('a canary in a bucket advances by its health, once for all who look, and is taken back', async () => {
  const bucket = bucketForTest()
  install([
    {
      place: {
        change: (need, task) => changeBucket(bucket, need, task),
        read: (need, task) => readBucket(bucket, need, task),
        store: async () => bucket.store,
        prune: async () => [],
      },
    },
  ])
  vi.stubEnv('SITE', 's3://bucket/site')
  vi.stubEnv('WATCH_KEY', 'key')
  vi.spyOn(console, 'info').mockReturnValue(undefined)
  for (const [app, folder] of [
    ['host', hostBuild()],
    ['support', remoteBuild('support', ['/support'])],
  ] as const)
    await changeBucket(bucket, { app, empty: true }, (site) => releaseApp(site, app, { folder }))
  const folder = remoteBuild('support', ['/support'], 'export {}', { version: '1.1.0' })
  const canary = await changeBucket(bucket, { app: 'support' }, (site) =>
    releaseCanary(site, 'support', { percentage: 5 }, { folder }),
  )
  const support = () =>
    readBucket(
      bucket,
      { app: 'support' },
      async (site) => readRegistryFile(site).remotes['support'],
    )
  const live = (await support())?.live.version

  let failing = 5
  const browsers = (started: number, fail: number) => ({
    started,
    failing: fail,
    measured: 0,
    slow: 0,
  })
  const server = createServer((_, response) => {
    const since = new Date().toISOString()
    const arms = { canary: browsers(500, failing), live: browsers(9500, 95) }
    const stages = [{ percentage: 5, since, ...arms }]
    response.end(JSON.stringify({ remote: 'support', release: canary, live, stages }))
  })
  await listen(server, 0)
  onTestFinished(() => void server.close())
  vi.stubEnv('INTAKE_URL', `http://localhost:${portOf(server)}`)
  const options = { steps: [5, 25, 50], least: 0, deadline: 24, alpha: 0.01, ceiling: 5 }

  const looks = [1, 2, 3].map(() => canaryAuto('support', options))
  expect(await Promise.all(looks)).toEqual([0, 0, 0])
  expect((await support())?.canary).toMatchObject({ version: canary, percentage: 25 })
  const page = () => bucket.objects.get('support/index.html')?.body.toString()
  expect(page()).toContain('"percentage":25')

  failing = 50
  expect(await canaryAuto('support', options)).toBe(3)
  expect(await support()).toMatchObject({ live: { version: live } })
  expect(page()).not.toContain('percentage')
})
