import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { UserError } from '../workspace/user-error'
import { writeFormatted } from '../workspace/write-formatted'
import { filledTemplate, templateOf } from './filled-template'
import { withRemoteInTree } from './readme-tree'

/**
 * Writes the folder of a new remote, all of it or nothing, and its line in the README.
 * @returns the folder.
 * @throws UserError when the folder exists already or the README has no map.
 */
export async function createRemote(workspace: string, name: string): Promise<string> {
  const folder = path.join(workspace, `remote-${name}`)
  if (existsSync(folder)) throw new UserError(`${folder} exists already.`)
  const readme = path.join(workspace, 'README.md')
  const readmeText = withRemoteInTree(readFileSync(readme, 'utf8'), name)
  const draft = path.join(workspace, `.remote-${name}.new`)
  rmSync(draft, { recursive: true, force: true })
  for (const [file, text] of filledTemplate(templateOf('in-workspace'), name)) {
    await writeFormatted(path.join(draft, file), text)
  }
  renameSync(draft, folder)
  writeFileSync(readme, readmeText)
  return folder
}
