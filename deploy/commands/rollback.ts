import { rollBackApp } from '../release/roll-back-app'
import { atSiteToChange } from './site/at-site'

/** `rollback <app> [release]`: makes that release, else the last good one, live again. */
export async function rollback(app: string, release?: string) {
  const { from, to } = await atSiteToChange({ app }, (site) => rollBackApp(site, app, release))
  console.info(`${app} is back at ${to} (was ${from})`)
}
