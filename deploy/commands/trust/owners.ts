import { readOwners, type Owner } from '../../keys/owners'
import { changeOwner } from '../../release/change-owners'
import { atSite, atSiteToChange } from '../site/at-site'

interface OwnerFlags {
  path?: string[]
  key?: string[]
  giveUp?: string[]
  revoke?: string[]
}

/** `owners [app]`: lists who may release what, or changes it with the key of the host's team. */
export async function owners(app: string | undefined, flags: OwnerFlags) {
  if (app !== undefined) {
    await atSiteToChange({}, (site) => changeOwner(site, app, (owner) => changed(owner, flags)))
  }
  const found = await atSite({}, (site) => readOwners(site))
  if (found === undefined)
    return console.info('This site has no owners: it takes releases of anybody.')
  const rows = Object.entries(found.owners).flatMap(([name, { paths, keys }]) =>
    keys.map(({ key, until = '' }) => ({ app: name, paths: paths.join(' '), key, until })),
  )
  console.table(rows)
}

function changed(owner: Owner, { path = [], key = [], giveUp = [], revoke = [] }: OwnerFlags) {
  const now = new Date().toISOString()
  const known = owner.keys
    .filter((own) => !revoke.includes(own.key))
    .map((own) => (giveUp.includes(own.key) ? { key: own.key, until: now } : own))
  const keys = [
    ...known,
    ...key.filter((text) => !known.some((own) => own.key === text)).map((text) => ({ key: text })),
  ]
  const paths = path.length > 0 ? path : owner.paths
  return keys.length === 0 ? undefined : { paths, keys }
}
