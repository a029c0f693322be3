import { appNamed } from '../apps'
import { buildApp } from '../build-app'
import { releaseApp } from '../release/release-app'
import { siteFolder } from '../workspace'

/** `release <app>`: builds that app alone and makes it live in the site's folder. */
export async function release([name]: string[]) {
  const app = appNamed(name)
  await buildApp(app)
  const result = releaseApp(siteFolder(), app)
  const done = result.changed ? 'is live' : 'was live already, nothing changed'
  console.info(`${app} ${result.release} ${done}`)
}
