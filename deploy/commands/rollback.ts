import { rollBackApp } from '../release/roll-back-app'
import { siteToChange } from './site/site-in-folder'

/** `rollback <app> [release]`: makes that release, else the last good one, live again. */
export async function rollback(app: string, release?: string) {
  const { from, to } = await rollBackApp(siteToChange(), app, release)
  console.info(`${app} is back at ${to} (was ${from})`)
}
