import { folderStore } from '../../../deploy/site/files/folder-store'
import { siteFolder } from '../../../deploy/workspace/folders'
import { sitePlace } from '../../../deploy/workspace/site-place'
import { UserError } from '../../../deploy/workspace/errors/user-error'
import { siteElsewhere } from '../../../deploy/commands/site/at-site'
import { judgeSite } from '../judged/judge-site'
import { readRevisions, revisionsText, servedRevisions } from '../judged/judge-statements'
import { servedSite, storedSite } from '../judged/site-reader'

interface VerifyFlags {
  hostKey?: string
  since?: string
}

/** A release during a verification makes it start again, at most this often. */
const attempts = 3

/**
 * `verify [address]`: proves that the teams of a site have signed everything that a browser executes or
 * trusts. With an address it reads the site from outside. Without one it reads the site's folder or
 * bucket, where added files show, too.
 * @throws UserError naming what is not signed, each with its team.
 */
export async function verify(address: string | undefined, { hostKey, since }: VerifyFlags = {}) {
  const known = since === undefined ? {} : readRevisions(since)
  if (known === undefined)
    throw new UserError(`${since} is no state that verify prints, such as host:5,support:2.`)
  const origin = address && new URL(address).origin
  const reader = origin ? servedSite(origin) : await storedReader()
  const place = origin ?? (sitePlace() || siteFolder())
  const options = { hostKey, since: known, ...(origin && { origin }) }
  let last: string | undefined
  for (let attempt = 1; ; attempt += 1) {
    const { judgement, state, text } = await judgeSite(reader, options)
    const { problems, known: files } = judgement
    if (problems.length === 0)
      return console.info(
        `${files.size} files of ${place} are what their teams signed, in the state ` +
          `${revisionsText(servedRevisions(state))}: \`--since\` with it shows an earlier one next time.`,
      )
    if (text === last || attempt === attempts)
      throw new UserError(
        `${place} differs from what its teams signed:\n${problems.toSorted().join('\n')}`,
      )
    last = text
  }
}

async function storedReader() {
  const store = await siteElsewhere()?.store()
  return store ? storedSite(store, true) : storedSite(folderStore(siteFolder()), false)
}
