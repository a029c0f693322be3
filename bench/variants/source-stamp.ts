import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { listApps } from '../../deploy/workspace/apps'
import { sourcesIn } from '../../deploy/workspace/files-in'
import { appFolder, workspaceFolder } from '../../deploy/workspace/folders'

/** A hash of every file that the build of a variant reads. */
export function sourceHash() {
  const hash = createHash('sha256')
  const apps = listApps().map((app) => path.basename(appFolder(app)))
  const folders = [...apps, 'shared', 'deploy', 'bench/variants']
  const sources = folders.flatMap((folder) => sourcesIn(workspaceFolder, folder)).toSorted()
  for (const file of ['pnpm-lock.yaml', ...sources])
    hash.update(file).update(readFileSync(path.join(workspaceFolder, file)))
  return hash.digest('hex')
}

const stampFile = (folder: string) => `${folder}.source`

/** Whether the folder was built from these sources. */
export const isBuiltFrom = (folder: string, hash: string) =>
  existsSync(stampFile(folder)) && readFileSync(stampFile(folder), 'utf8') === hash

export const noteBuiltFrom = (folder: string, hash: string) =>
  writeFileSync(stampFile(folder), hash)
