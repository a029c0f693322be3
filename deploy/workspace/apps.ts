import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { hostApp, workspaceFolder } from './folders'
import { ownRemote } from './own-remote'

const remotePrefix = 'remote-'

/** The host and every remote of the workspace; in a remote's own repository, only that remote. */
export function listApps(): string[] {
  const own = ownRemote()
  if (own !== undefined) return [own.remote]
  const remotes = readdirSync(workspaceFolder)
    .filter((folder) => folder.startsWith(remotePrefix))
    .filter((folder) => existsSync(path.join(workspaceFolder, folder, 'vite.config.ts')))
    .map((folder) => folder.slice(remotePrefix.length))
  return [hostApp, ...remotes.toSorted()]
}
