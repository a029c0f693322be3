import { teamPolicy } from './team-policy'
import { sitePlace } from '../../deploy/workspace/site-place'
import { ownersOf } from '../../deploy/workspace/hooks'
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
    (await atSite({}, async (site) => {
      const owners = (await ownersOf(site)) ?? {}
      return Object.hasOwn(owners, app) ? owners[app]?.paths : undefined
    }))
  if (paths === undefined) {
    throw new UserError(`owners.json names no addresses of ${app}: name them with --path /${app}.`)
  }
  console.info(JSON.stringify(teamPolicy(sitePlace(), app, { paths }, options), null, 2))
}
