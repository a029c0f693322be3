import { readOwners } from '../keys/read-owners'
import { textTable } from '../../../deploy/workspace/text-table'
import { changeOwner } from '../change/change-owners'
import { atSite, atSiteToChange } from '../../../deploy/commands/site/at-site'

interface OwnerFlags {
  path?: string[]
  key?: string[]
  giveUp?: string[]
  revoke?: string[]
}

/** `owners [app]`: lists who may release what, or changes it with the key of the host's team. */
export async function owners(app: string | undefined, flags: OwnerFlags) {
  if (app !== undefined) {
    const { path, key, ...others } = flags
    const change = { ...(path && { paths: path }), ...(key && { keys: key }), ...others }
    await atSiteToChange({ app }, (site) => changeOwner(site, app, change))
  }
  const found = await atSite({}, (site) => readOwners(site))
  if (found === undefined)
    return console.info('This site has no owners: it takes releases of anybody.')
  const rows = Object.entries(found.owners).flatMap(([name, { paths, keys, givenUp = [] }]) => {
    const row = { app: name, paths: paths.join(' ') }
    const listed = [
      ...keys.map(({ key, until = '' }) => ({ ...row, key, 'given up': until })),
      ...givenUp.map(({ key }) => ({ ...row, key, 'given up': 'yes' })),
    ]
    return listed.length > 0 ? listed : [{ ...row, key: 'closed: it has none', 'given up': '' }]
  })
  console.info(textTable(rows))
}
