import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { emptyFolder, hostBuild, releaseBuild, remoteBuild, withRenderer } from './fake-site'

const hidden = {
  '.env': '',
  '.git/config': '',
  'sample.svg': '',
  '.well-known/acme-challenge/to-ken_1': 'to-ken_1.account',
  '.well-known/assetlinks.json': '[]',
}

/** A released site, with files that others put into its folder. */
export async function siteWithHiddenFiles(): Promise<string> {
  const site = emptyFolder()
  await releaseBuild(site, 'host', withRenderer(hostBuild(), 'exports.none = true'))
  await releaseBuild(site, 'support', remoteBuild('support', ['/support', '/blog/:id', '/']))
  for (const [file, text] of Object.entries(hidden)) {
    mkdirSync(path.join(site, path.dirname(file)), { recursive: true })
    writeFileSync(path.join(site, file), text)
  }
  return site
}
