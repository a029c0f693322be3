import { rmSync } from 'node:fs'
import { isBuiltFrom, noteBuiltFrom, sourceHash } from './source-stamp'
import { variantFolder } from './variant-folder'
import { siteNames, variants } from './variants'

/**
 * Builds what is measured and whose sources have changed since they were built.
 * @param tell hears what is being done.
 * @throws Problem with the output of a build that fails.
 */
export async function buildVariants(tell: (text: string) => void) {
  const hash = sourceHash()
  for (const name of siteNames) {
    const folder = variantFolder(name)
    if (isBuiltFrom(folder, hash)) continue
    const started = performance.now()
    tell(`building: ${variants[name].title}`)
    rmSync(folder, { recursive: true, force: true })
    await variants[name].build(folder)
    noteBuiltFrom(folder, hash)
    tell(`built: ${variants[name].title} (${((performance.now() - started) / 1000).toFixed(0)} s)`)
  }
}
