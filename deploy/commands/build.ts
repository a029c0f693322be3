import { listApps } from '../workspace/apps'

/** Builds one app as it is released. @throws UserError with the build's output when it fails. */
export type BuildApp = (app: string) => Promise<void>

/** `build [app...]`: builds the named apps, or all of them, one after the other. */
export async function build(named: readonly string[], buildApp: BuildApp) {
  for (const app of named.length === 0 ? listApps() : named) {
    const started = performance.now()
    await buildApp(app)
    console.info(`built ${app} in ${((performance.now() - started) / 1000).toFixed(1)} s`)
  }
}
