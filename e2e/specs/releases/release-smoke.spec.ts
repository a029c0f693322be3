import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { releaseApp } from '../../../deploy/release/release-app'
import { withSiteCopy } from '../../../deploy/site/files/site-copy'
import { smokeTest } from '../../../deploy/release/smoke/smoke-test'
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

test('the smoke test of a release fails and names a page that throws', async () => {
  const folder = brokenBuild()
  const refusal = withSiteCopy(siteFolder, async (copy) => {
    await releaseApp(copy, 'support', { folder, allowSameVersion: true })
    await smokeTest(copy, 'support')
  })
  await expect(refusal).rejects.toThrow(
    /support cannot be released[^]*\/support\/tickets\/new: recorded error: broken on purpose/,
  )
  rmSync(folder, { recursive: true })
})
