import { mkdirSync, readdirSync, readFileSync, rmSync, rmdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { errorCode } from '../../deploy/workspace/errors/error-code'
import { UserError } from '../../deploy/workspace/errors/user-error'
import { diskReason } from '../../deploy/site/files/disk-errors'
import { filesIn } from '../../deploy/workspace/files-in'
import { workspaceFolder } from '../../deploy/workspace/folders'
import { titleOf } from '../../deploy/names/hyphenated-name'
import { filledTemplates, isTemplate, templatesIn } from '../../deploy/workspace/sources/templates'
import { formatted } from '../../deploy/workspace/write-formatted'
import { withoutExtension } from '../../deploy/workspace/sources/without-extension'
import { leftOutExtensions } from './left-out'
import { ownManifest, ownRootManifest, ownWorkspace } from './own-manifests'
import { sourceFiles } from './source-files'
import { ownLockfile } from './own-lockfile'
import { unfinishedMark, type Target } from './target-folder'

type Files = Map<string, string | Buffer>

const templateFolder = path.join(import.meta.dirname, 'template')

/** The files of a new site, by their path relative to it. The template's stand in place of ours, or in addition. */
export async function filesOfSite(name: string): Promise<Files> {
  const files: Files = new Map()
  const copy = (from: string, file: string) => files.set(file, readFileSync(path.join(from, file)))
  const add = async (file: string, text: string) => files.set(file, await formatted(file, text))
  const textOf = (file: string) => String(files.get(file))
  const has = (file: string) => files.has(file)

  for (const file of sourceFiles(workspaceFolder)) copy(workspaceFolder, file)
  for (const file of filesIn(templateFolder).filter((each) => !isTemplate(each)))
    copy(templateFolder, file)
  const words = { name, title: titleOf(name) }
  for (const [file, text] of filledTemplates(templatesIn(templateFolder), words))
    await add(file, text)
  for (const file of [...files.keys()].filter((each) => /(?:^|\/)extensions\.ts$/.test(each)))
    await add(file, leftOutExtensions.reduce(withoutExtension, textOf(file)))
  await add('package.json', ownRootManifest(textOf('package.json'), name, has))
  const manifests = [...files.keys()].filter((file) => path.basename(file) === 'package.json')
  for (const file of manifests) await add(file, ownManifest(textOf(file), path.dirname(file)))
  const texts = new Map(manifests.map((file) => [path.dirname(file), textOf(file)]))
  files.set('pnpm-workspace.yaml', ownWorkspace(textOf('pnpm-workspace.yaml'), texts))
  files.set('pnpm-lock.yaml', ownLockfile(textOf('pnpm-lock.yaml'), texts))
  return files
}

/**
 * Makes the site, all of it or nothing.
 * @throws UserError when the folder cannot be written.
 */
export async function makeSite({ folder, name, exists }: Target) {
  const files = await filesOfSite(name)
  if (!exists) explained(folder, () => mkdirSync(folder))
  let isOurs = false
  try {
    explained(folder, () => {
      writeMark(folder)
      isOurs = true
      writeSite(folder, files)
    })
  } catch (error) {
    const entries = readdirSync(folder)
    if (isOurs) for (const entry of entries) rmSync(path.join(folder, entry), { recursive: true })
    if (!exists && (isOurs || entries.length === 0)) rmdirSync(folder)
    throw error
  }
}

/** Takes the folder: of several commands that want it at once, only one can write the mark. */
function writeMark(folder: string) {
  writeFileSync(path.join(folder, unfinishedMark), '', { flag: 'wx' })
  if (readdirSync(folder).length === 1) return
  rmSync(path.join(folder, unfinishedMark))
  throw new UserError(`${folder} is not empty any more: name a new folder.`)
}

function writeSite(folder: string, files: Files) {
  for (const [file, content] of files) {
    const place = path.join(folder, file)
    mkdirSync(path.dirname(place), { recursive: true })
    writeFileSync(place, content)
  }
  rmSync(path.join(folder, unfinishedMark))
}

/** @throws UserError in plain words where the disk refuses; what else goes wrong is thrown as it is. */
function explained(folder: string, write: () => void) {
  try {
    write()
  } catch (error) {
    const reason = ownReasons[String(errorCode(error))] ?? diskReason(error)
    if (reason === undefined || !(error instanceof Error)) throw error
    throw new UserError(
      `The new site cannot be written to ${folder}: ${reason} (${error.message}).`,
    )
  }
}

const ownReasons: Readonly<Record<string, string>> = {
  ENOENT: 'no folder can be made there',
  EEXIST: 'something else is made there at the same time',
}
