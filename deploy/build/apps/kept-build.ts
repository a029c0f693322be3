import { existsSync } from 'node:fs'
import * as v from 'valibot'
import { contentHash } from '../../site/files/release-folders'
import { buildFolder } from '../../workspace/folders'
import { notesFolder, readNote, writeNote } from './notes'

/** A `dist`, and the folder of notes that say what each was made from and what was in it. */
interface AppBuild {
  app: string
  dist: string
  notes: string
}

export const appBuild = (app: string): AppBuild => ({
  app,
  dist: buildFolder(app),
  notes: notesFolder,
})

const note = v.pipe(v.string(), v.parseJson(), v.object({ name: v.string(), content: v.string() }))

const noteName = ({ app }: AppBuild) => `${app}.json`

/** Whether a `dist` is the whole build with that name. */
export function isKept(build: AppBuild, name: string): boolean {
  const kept = v.safeParse(note, readNote(build.notes, noteName(build)))
  if (!kept.success || kept.output.name !== name) return false
  return existsSync(build.dist) && kept.output.content === contentHash(build.dist)
}

/** Notes that a `dist` is the build with that name. */
export const keepBuild = (build: AppBuild, name: string): void =>
  writeNote(
    build.notes,
    noteName(build),
    JSON.stringify({ name, content: contentHash(build.dist) }),
  )
