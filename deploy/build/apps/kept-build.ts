import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import * as v from 'valibot'
import { contentHash } from '../../site/files/release-folders'
import { buildFolder, workspaceFolder } from '../../workspace/folders'

/** A `dist`, and the folder of notes that say what each was made from and what was in it. */
interface AppBuild {
  app: string
  dist: string
  notes: string
}

export const appBuild = (app: string): AppBuild => ({
  app,
  dist: buildFolder(app),
  notes: path.join(workspaceFolder, 'node_modules/.cache/fivefold'),
})

const note = v.pipe(v.string(), v.parseJson(), v.object({ name: v.string(), content: v.string() }))

const fileOf = ({ app, notes }: AppBuild) => path.join(notes, `${app}.json`)

/** Whether a `dist` is the whole build with that name. */
export function isKept(build: AppBuild, name: string): boolean {
  try {
    const kept = v.parse(note, readFileSync(fileOf(build), 'utf8'))
    return kept.name === name && kept.content === contentHash(build.dist)
  } catch {
    // There is no note or no build, or the note is damaged.
    return false
  }
}

/** Notes that a `dist` is the build with that name. Where nothing can be written, it is built again. */
export function keepBuild(build: AppBuild, name: string): void {
  try {
    mkdirSync(build.notes, { recursive: true })
    const draft = `${fileOf(build)}.new`
    writeFileSync(draft, JSON.stringify({ name, content: contentHash(build.dist) }))
    renameSync(draft, fileOf(build))
  } catch {
    // A read-only cache makes builds slower and nothing else.
  }
}
