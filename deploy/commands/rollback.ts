import { appNamed } from '../workspace/apps'
import { rollBackApp } from '../release/roll-back-app'
import { siteFolder } from '../workspace/folders'
import { readCommand } from './options'

/** `rollback <app> [version]`: makes that release, else the last good one, live again. */
export async function rollback(given: string[]) {
  const [name, version] = readCommand(given, []).words
  const app = appNamed(name)
  const { from, to } = await rollBackApp(siteFolder(), app, version)
  console.info(`${app} is back at ${to} (was ${from})`)
}
