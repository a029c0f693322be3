import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { releaseApp } from '../../../deploy/release/release-app'
import { withSiteCopy } from '../../../deploy/site/files/site-copy'
import { smokeTrial } from '../../../extensions/smoke/smoke-test-candidate'
import { buildFolder } from '../../../deploy/workspace/folders'
import { siteFolder } from '../../site'

/** A build of the support remote with one page that throws when it loads. */
function brokenBuild() {
  const folder = mkdtempSync(path.join(tmpdir(), 'fivefold-broken-'))
  cpSync(buildFolder('support'), folder, { recursive: true })
  const assets = path.join(folder, 'assets')
  const page = readdirSync(assets).find((file) => file.startsWith('new-ticket-page')) ?? ''
  writeFileSync(path.join(assets, page), "throw new Error('broken on purpose')")
  return folder
}

test('a release with a page that throws is refused by its smoke test, and leaves nothing', async () => {
  const folder = brokenBuild()
  await withSiteCopy(siteFolder, async (site) => {
    const before = readdirSync(path.join(site, 'remotes/support'))
    const options = { folder, allowSameVersion: true }
    const { inspect, end } = smokeTrial()
    await expect(releaseApp(site, 'support', { ...options, inspect })).rejects.toThrow(
      /support cannot be released[^]*\/support\/tickets\/new: recorded error: broken on purpose/,
    )
    await end()
    expect(readdirSync(path.join(site, 'remotes/support'))).toEqual(before)
  })
  rmSync(folder, { recursive: true })
})
