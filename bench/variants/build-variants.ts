import { rmSync } from 'node:fs'
import { isBuiltFrom, noteBuiltFrom, sourceHash } from './source-stamp'
import { variantFolder } from './variant-folder'
import { siteNames, variants, type SiteName } from './variants'

/** Parallel builds; each keeps about one processor busy. */
const lanes = 2

/**
 * Builds the variants whose sources have changed since their last build.
 * @throws UserError with the output of a failed build.
 */
export async function buildVariants(log: (text: string) => void) {
  const hash = sourceHash()

  async function build(name: SiteName) {
    const folder = variantFolder(name)
    if (isBuiltFrom(folder, hash)) return
    const started = performance.now()
    const { title } = variants[name]
    log(`building: ${title}`)
    rmSync(folder, { recursive: true, force: true })
    await variants[name].build(folder)
    noteBuiltFrom(folder, hash)
    log(`built: ${title} (${((performance.now() - started) / 1000).toFixed(0)} s)`)
  }

  await build('ours')
  const others = siteNames.filter((name) => name !== 'ours')
  const buildOthers = async () => {
    for (let name = others.pop(); name !== undefined; name = others.pop()) await build(name)
  }
  await Promise.all(Array.from({ length: lanes }, buildOthers))
}
