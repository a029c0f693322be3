import { existsSync, mkdirSync, symlinkSync } from 'node:fs'
import path from 'node:path'
import { prepareBuild } from '../../deploy/site/registry/built-app'
import { readRegistryFile } from '../../deploy/site/registry/registry-file'
import { registryAfterRelease } from '../../deploy/site/registry/registry-releases'
import { addResults } from '../../deploy/site/files/render-cache'
import { releaseFolder } from '../../deploy/site/files/release-folders'
import { withSiteCopy } from '../../deploy/site/files/site-copy'
import { step } from '../../deploy/workspace/steps'
import type { BuiltApp, Trial } from '../../deploy/workspace/hooks'
import { reconcileSite } from '../../deploy/release/reconcile-site'
import { smokeBrowser, smokeTest } from './smoke-test'

/** Tries a candidate in a browser, which it starts ahead. */
export function smokeTrial(): Trial {
  const browser = smokeBrowser()
  return {
    ahead: () => void browser.started().catch(() => {}),
    inspect: (site, app, build) =>
      step('smoke test', () =>
        withCandidate(site, app, build, (copy) => smokeTest(copy, app, browser)),
      ),
    end: () => browser.close(),
  }
}

/**
 * Makes a build that has passed the gates live in a copy of the site and tries it there. The site takes
 * over what was prepared and rendered for the copy.
 */
export async function withCandidate(
  site: string,
  app: string,
  build: BuiltApp,
  tryIt: (copy: string) => Promise<void>,
) {
  const prepared = await prepareBuild(site, app, build)
  await withSiteCopy(site, async (copy) => {
    const folder = releaseFolder(copy, app, build.release)
    mkdirSync(path.dirname(folder), { recursive: true })
    if (!existsSync(folder)) symlinkSync(prepared, folder, 'junction')
    const registry = readRegistryFile(copy)
    const next = registryAfterRelease(copy, registry, app, build.release)
    await reconcileSite(copy, next, { before: registry, apps: [app] })
    await tryIt(copy)
    addResults(copy, site)
  })
}
