import { expect, it } from 'vitest'
import {
  emptyFolder,
  filesOf,
  hostBuild,
  releaseBuild,
  remoteBuild,
} from '../../deploy/testing/fake-site'
import { changesInWords } from './changes-in-words'
import { withSiteCopy } from '../../deploy/site/files/site-copy'

it('says what a release would change and changes nothing', async () => {
  const site = emptyFolder()
  await releaseBuild(site, 'host', hostBuild())
  const first = await releaseBuild(site, 'support', remoteBuild('support', ['/support', '/old']))
  await releaseBuild(site, 'portal', remoteBuild('portal', ['/portal']))
  const before = filesOf(site)
  const next = remoteBuild('support', ['/support', '/support/new'])
  const words = await withSiteCopy(site, async (copy) =>
    changesInWords(site, copy, 'support', await releaseBuild(copy, 'support', next)),
  )
  const name = /support (\S+) would be live/.exec(words[0] ?? '')?.[1]
  expect(words).toEqual([
    `support ${name} would be live`,
    `  add    remotes/support/${name} (6 files)`,
    '  change registry.json',
    '  change support/index.html',
    '  add    support/new/index.html',
    '  change sitemap.xml',
    '  remove old/index.html',
    'In registry.json:',
    `  support: ${first.release} → ${name}`,
    '  new route /support/new',
    '  no more route /old',
  ])
  expect(filesOf(site)).toEqual(before)
})

it('says so when there is nothing to do', async () => {
  const site = emptyFolder()
  const build = hostBuild()
  const { release } = await releaseBuild(site, 'host', build)
  const words = await withSiteCopy(site, async (copy) =>
    changesInWords(site, copy, 'host', await releaseBuild(copy, 'host', build)),
  )
  expect(words).toEqual([`host ${release} is live already, nothing would change`])
})
