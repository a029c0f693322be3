import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { listApps } from '../../deploy/workspace/apps'
import { appFolder, workspaceFolder } from '../../deploy/workspace/folders'

const generated = new Set(['node_modules', 'dist', '.variants', '.vite', '.__mf__temp'])

/** Every file that a variant's build reads. */
const sources = () => [
  ...listApps().map(appFolder),
  ...['shared', 'deploy', 'bench/variants', 'pnpm-lock.yaml'].map((name) =>
    path.join(workspaceFolder, name),
  ),
]

/** A hash of all sources. */
export function sourceHash(folders: readonly string[] = sources()) {
  const hash = createHash('sha256')
  for (const folder of folders) addTo(folder)
  return hash.digest('hex')

  function addTo(file: string) {
    if (generated.has(path.basename(file))) return
    if (!statSync(file).isDirectory()) return hash.update(file).update(readFileSync(file))
    for (const name of readdirSync(file).toSorted()) addTo(path.join(file, name))
  }
}

const stampFile = (folder: string) => `${folder}.source`

/** Whether the folder was built from these sources. */
export const isBuiltFrom = (folder: string, hash: string) =>
  existsSync(stampFile(folder)) && readFileSync(stampFile(folder), 'utf8') === hash

export const noteBuiltFrom = (folder: string, hash: string) =>
  writeFileSync(stampFile(folder), hash)
