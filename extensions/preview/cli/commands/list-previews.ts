import { previewLink } from '../../contract/preview-link'
import { dateInWords } from '../../contract/check-preview'
import { endPreviews, storedPreviews } from '../stored-previews'
import { atSite, siteStore } from '../../../../deploy/commands/site/at-site'

/** `preview [--list] [--end <id>]`: lists the previews of the site, or ends some at once. */
export async function listPreviews({ end }: { list?: true; end?: string }) {
  // A wrong place is named.
  await atSite({}, () => undefined)
  const store = await siteStore()
  if (end !== undefined) {
    for (const { app, id } of await endPreviews(store, end)) console.info(`ended ${app} ${id}`)
    return
  }
  const previews = await storedPreviews(store)
  if (previews.length === 0) return console.info('There are no previews.')
  for (const signed of previews) {
    const { app, release, id, name, by, commit, ends } = signed.document
    console.info(
      [
        `${app} ${release}${name === undefined ? '' : ` (${name})`}, until ${dateInWords(ends)}`,
        `  by ${by}${commit === undefined ? '' : `, commit ${commit.slice(0, 10)}`}`,
        `  id ${id}`,
        `  ${previewLink(signed)}`,
      ].join('\n'),
    )
  }
}
