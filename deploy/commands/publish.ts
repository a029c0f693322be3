import { listApps } from '../apps'
import { releaseApp } from '../release/release-app'
import { siteFolder } from '../workspace'
import { build } from './build'

/** `publish`: builds and releases every app. */
export async function publish() {
  await build([])
  for (const app of listApps()) releaseApp(siteFolder(), app)
}
