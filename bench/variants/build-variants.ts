import { createHash } from 'node:crypto'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { listApps } from '../../deploy/workspace/apps'
import { sourcesIn } from '../../deploy/workspace/files-in'
import { appFolder, workspaceFolder } from '../../deploy/workspace/folders'
import { inParallel } from '../../deploy/workspace/in-parallel'
import { variants, type SiteName } from './variants'

/** Parallel builds; each keeps about one processor busy. */
const lanes = 2

/** The folder of a build; git ignores it. */
export const variantFolder = (name: SiteName) => path.join(workspaceFolder, 'bench/.variants', name)

/**
 * Builds the variants whose sources have changed since their last build.
 * @throws UserError with the output of a failed build.
 */
export async function buildVariants(names: readonly SiteName[], log: (text: string) => void) {
  const hash = sourceHash()

  async function build(name: SiteName) {
    const folder = variantFolder(name)
    const stamp = `${folder}.source`
    if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return
    const { title, build } = variants[name]
    log(`building: ${title}`)
    rmSync(folder, { recursive: true, force: true })
    await build(folder, variantFolder('ours'))
    writeFileSync(stamp, hash)
  }

  await build('ours')
  await inParallel(
    names.filter((name) => name !== 'ours'),
    build,
    lanes,
  )
}

/** A hash of every file that the build of a variant reads. */
function sourceHash() {
  const hash = createHash('sha256')
  const apps = listApps().map((app) => path.basename(appFolder(app)))
  const folders = [...apps, 'shared', 'deploy', 'extensions', 'bench/variants']
  const sources = folders.flatMap((folder) => sourcesIn(workspaceFolder, folder)).toSorted()
  for (const file of ['pnpm-lock.yaml', ...sources])
    hash.update(file).update(readFileSync(path.join(workspaceFolder, file)))
  return hash.digest('hex')
}
