import { listApps } from '../workspace/apps'
import { buildApp } from '../workspace/build-app'

/** `build [app...]`: builds the named apps, or all of them, one after the other. */
export async function build(named: readonly string[]) {
  for (const app of named.length === 0 ? listApps() : named) {
    const started = performance.now()
    await buildApp(app)
    console.info(`built ${app} in ${((performance.now() - started) / 1000).toFixed(1)} s`)
  }
}
