import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { UserError } from '../workspace/user-error'
import { workspaceFolder } from '../workspace/folders'
import { filledTemplate } from './filled-template'
import { withRemoteInTree } from './readme-tree'

/**
 * Writes the folder of a new remote, whole or not at all, and its line in the README.
 * @returns the folder.
 * @throws UserError when the folder is there already.
 */
export function createRemote(workspace: string, name: string): string {
  const folder = path.join(workspace, `remote-${name}`)
  if (existsSync(folder)) throw new UserError(`${folder} exists already.`)
  const draft = path.join(workspace, `.remote-${name}.new`)
  rmSync(draft, { recursive: true, force: true })
  for (const [file, text] of filledTemplate(name)) {
    mkdirSync(path.dirname(path.join(draft, file)), { recursive: true })
    writeFileSync(path.join(draft, file), text)
  }
  format(draft)
  renameSync(draft, folder)
  const readme = path.join(workspace, 'README.md')
  writeFileSync(readme, withRemoteInTree(readFileSync(readme, 'utf8'), name))
  return folder
}

/** Lines break where the length of the name wants them to. */
function format(folder: string) {
  const prettier = path.join(workspaceFolder, 'node_modules/.bin/prettier')
  const config = path.join(workspaceFolder, '.prettierrc.json')
  spawnSync(prettier, ['--write', '--config', config, folder], { stdio: 'ignore' })
}
