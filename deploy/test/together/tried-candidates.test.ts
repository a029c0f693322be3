import { expect, it } from 'vitest'
import { changeBucket } from '../../../extensions/bucket/change-bucket'
import { bucketForTest } from '../../../extensions/bucket/testing/bucket-site'
import { previewedSite } from '../../../extensions/preview/cli/previewed-site'
import { releaseCanary } from '../../release/canary'
import { releaseApp, type ReleaseOptions } from '../../release/release-app'
import { withCandidate } from '../../../extensions/smoke/smoke-test-candidate'
import { withSiteCopy } from '../../site/files/site-copy'
import { emptyFolder, hostBuild, releaseBuild, remoteBuild } from '../../testing/fake-site'

const builds: Record<string, (turn: number) => string> = {
  host: (turn) => hostBuild(`export const turn = ${turn}`, {}, `index-${turn}.js`),
  support: (turn) => remoteBuild('support', ['/support'], `export const turn = ${turn}`),
  portal: (turn) => remoteBuild('portal', ['/portal'], `export const turn = ${turn}`),
}
const build = (app: string, turn: number) => builds[app]?.(turn) ?? ''

/** The smoke test without its browser. */
const inspected: ReleaseOptions = {
  allowSameVersion: true,
  inspect: (site, app, candidate) => withCandidate(site, app, candidate, async () => {}),
}

type Command = (site: string, app: string, options: ReleaseOptions & { folder: string }) => unknown

const commands: Record<string, Command> = {
  release: releaseApp,
  'release --dry-run': (site, app, options) =>
    withSiteCopy(site, (copy) => releaseApp(copy, app, options)),
  'release --preview': (site, app, options) =>
    previewedSite(site, app, { ...options, ends: new Date() }),
  'canary new': (site, app, { folder, ...options }) =>
    app === 'host'
      ? undefined
      : releaseCanary(site, app, { percentage: 5 }, { folder, ...options }),
}

const cases = Object.entries(commands).flatMap(([name, run]) =>
  [...(name.startsWith('canary') ? [] : ['host']), 'support'].map((app) => ({ name, app, run })),
)

it.each(cases)(
  'a smoke test before `$name` of $app meets no file that is there already',
  async ({ app, run }) => {
    const bucket = bucketForTest()
    const site = emptyFolder()
    for (const released of Object.keys(builds)) {
      const folder = build(released, 1)
      await releaseBuild(site, released, folder)
      await changeBucket(bucket, { app: released }, (copy) => releaseBuild(copy, released, folder))
    }
    const options = { ...inspected, folder: build(app, 2) }
    const inBucket = changeBucket(bucket, { app }, async (copy) => {
      await run(copy, app, options)
      return 'done'
    })
    expect(await inBucket).toBe('done')
    await run(site, app, options)
  },
)
