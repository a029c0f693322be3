import { readRegistryFile } from '../../deploy/site/registry/registry-file'
import { releaseApp } from '../../deploy/release/release-app'
import { rollBackApp } from '../../deploy/release/roll-back-app'

/**
 * `switch-releases.ts <site> <rounds> <pause> <builds>`: releases the builds (`{app: folder}`) and rolls
 * them back, `rounds` times, with a pause in milliseconds between two switches. Prints the duration of
 * each. A separate process, so that it does not slow down the measuring one.
 */
const [site = '', rounds = '', pause = '', builds = ''] = process.argv.slice(2)
const folders: Record<string, string> = JSON.parse(builds)
const releases: number[] = []
const rollbacks: number[] = []

for (let round = 0; round < Number(rounds); round += 1) {
  for (const [app, folder] of Object.entries(folders)) {
    const started = performance.now()
    const back = round % 2 === 1
    if (back) await rollBackApp(site, app)
    else await releaseApp(site, app, { folder })
    ;(back ? rollbacks : releases).push(performance.now() - started)
    await new Promise((resolve) => setTimeout(resolve, Number(pause)))
  }
}
console.info(JSON.stringify({ releases, rollbacks, host: readRegistryFile(site).host.version }))
