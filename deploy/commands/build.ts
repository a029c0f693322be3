import { appNamed, listApps } from '../workspace/apps'
import { buildApp } from '../workspace/build-app'

/** `build [app …]`: builds the named apps, or all of them, one after the other. */
export async function build(words: string[]) {
  const apps = words.length === 0 ? listApps() : words.map(appNamed)
  for (const app of apps) {
    const started = performance.now()
    await buildApp(app)
    console.info(`built ${app} in ${((performance.now() - started) / 1000).toFixed(1)} s`)
  }
}
