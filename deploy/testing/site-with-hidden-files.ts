import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { hostBuild, releaseBuild, remoteBuild, withRenderer } from './fake-site'
import { madeOnce } from './made-once'

const hidden = {
  '.env': '',
  '.git/config': '',
  'sample.svg': '',
  '.well-known/acme-challenge/to-ken_1': 'to-ken_1.account',
  '.well-known/assetlinks.json': '[]',
}

/** A released site, with files that others put into its folder. */
export const siteWithHiddenFiles = madeOnce(async (site) => {
  await releaseBuild(site, 'host', withRenderer(hostBuild(), 'exports.none = true'))
  await releaseBuild(site, 'support', remoteBuild('support', ['/support', '/blog/:id', '/']))
  for (const [file, text] of Object.entries(hidden)) {
    mkdirSync(path.join(site, path.dirname(file)), { recursive: true })
    writeFileSync(path.join(site, file), text)
  }
})
