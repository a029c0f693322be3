import { appNamed } from '../workspace/apps'
import { buildApp } from '../workspace/build-app'
import { changesInWords } from '../release/dry-run'
import { releaseApp, type ReleaseOptions, type ReleaseResult } from '../release/release-app'
import { withSiteCopy } from '../site-files/site-copy'
import { rehearse } from '../smoke/rehearse'
import { siteFolder } from '../workspace/folders'
import { readCommand } from './options'

/**
 * `release <app> [--dry-run] [--same-version] [--skip-smoke]`: builds that app alone, tries it in a
 * copy of the live site and makes it live. A dry run says what would change and changes nothing.
 */
export async function release(given: string[]) {
  const { words, has } = readCommand(given, ['--dry-run', '--same-version', '--skip-smoke'])
  const app = appNamed(words[0])
  const site = siteFolder()
  await buildApp(app)
  const options: ReleaseOptions = {
    allowSameVersion: has('--same-version'),
    ...(!has('--skip-smoke') && { inspect: () => rehearse(site, app) }),
  }
  if (has('--dry-run')) console.info((await dryRun(site, app, options)).join('\n'))
  else console.info(outcome(app, await releaseApp(site, app, options)))
}

const dryRun = (site: string, app: string, options: ReleaseOptions) =>
  withSiteCopy(site, async (copy) =>
    changesInWords(site, copy, app, await releaseApp(copy, app, options)),
  )

function outcome(app: string, { release, changed, settled }: ReleaseResult) {
  if (changed) return `${app} ${release} is live`
  const mended = settled.length === 0 ? 'nothing changed' : 'what an earlier run left is finished'
  return `${app} ${release} was live already, ${mended}`
}
