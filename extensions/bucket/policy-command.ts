import { teamPolicy } from './team-policy'
import { ownerOf } from '../../deploy/site/keys/owners'
import { readOwners } from '../../deploy/site/keys/read-owners'
import { sitePlace } from '../../deploy/workspace/site-place'
import { UserError } from '../../deploy/workspace/errors/user-error'
import { atSite } from '../../deploy/commands/site/at-site'

interface PolicyFlags {
  path?: string[]
  principal?: string
  withoutConditions?: true
}

/** `policy <app>`: prints the least that the credentials of a team need in the site's bucket. */
export async function policy(app: string, { path, ...options }: PolicyFlags) {
  const paths =
    path ??
    (await atSite({}, (site) => {
      const owners = readOwners(site)
      return owners && ownerOf(owners, app)?.paths
    }))
  if (paths === undefined) {
    throw new UserError(`owners.json names no addresses of ${app}: name them with --path /${app}.`)
  }
  console.info(JSON.stringify(teamPolicy(sitePlace(), app, { paths }, options), null, 2))
}
