import { existsSync, renameSync, rmSync } from 'node:fs'
import { inside } from '../../../deploy/names/inside'
import { UserError } from '../../../deploy/workspace/errors/user-error'
import { writeFormatted } from '../../../deploy/workspace/write-formatted'
import { filledTemplate, formTemplate, formWords, templateOf } from './filled-template'

/**
 * Writes the folder of a new remote, all of it or nothing, and changes no other file.
 * @param form the name of a form that its page has.
 * @returns the folder.
 * @throws UserError when the folder exists already.
 */
export async function createRemote(
  workspace: string,
  name: string,
  form?: string,
): Promise<string> {
  const folder = inside(workspace, `remote-${name}`)
  if (existsSync(folder)) throw new UserError(`${folder} exists already.`)
  const draft = inside(workspace, `.remote-${name}.new`)
  rmSync(draft, { recursive: true, force: true })
  const template = { ...templateOf('in-workspace'), ...(form && formTemplate()) }
  for (const [file, text] of filledTemplate(template, name, form ? formWords(form) : {})) {
    await writeFormatted(inside(draft, file), text)
  }
  renameSync(draft, folder)
  return folder
}
