import { atSite } from '../../deploy/commands/site/at-site'
import { release, sentencesAbout, type ReleaseFlags } from '../../deploy/commands/release'
import { releaseApp } from '../../deploy/release/release-app'
import { withSiteCopy } from '../../deploy/site/files/site-copy'
import { changesInWords } from './changes-in-words'

/** `release <app> --dry-run`: the same build, gates and trial, but in a copy of the site. */
export const dryRun = (app: string, flags: ReleaseFlags) =>
  release(app, flags, async (need, _app, options) => {
    const lines = await atSite({ ...need, documents: true }, (site) =>
      withSiteCopy(site, async (copy) => {
        const changes = changesInWords(site, copy, app, await releaseApp(copy, app, options))
        return [...changes, ...(await sentencesAbout(copy))]
      }),
    )
    console.info(lines.join('\n'))
  })
