import { listApps } from '../apps'
import { releaseApp } from '../release/release-app'
import { siteFolder } from '../workspace'
import { build } from './build'

/** `publish`: builds and releases every app of the working copy, whatever their versions are. */
export async function publish() {
  await build([])
  for (const app of listApps()) await releaseApp(siteFolder(), app, { allowSameVersion: true })
}
