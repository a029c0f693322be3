import { rollBackApp } from '../release/roll-back-app'
import { siteFolder } from '../workspace/folders'

/** `rollback <app> [release]`: makes that release, else the last good one, live again. */
export async function rollback(app: string, release?: string) {
  const { from, to } = await rollBackApp(siteFolder(), app, release)
  console.info(`${app} is back at ${to} (was ${from})`)
}
