import { readdirSync } from 'node:fs'
import path from 'node:path'

/** The files of a folder and of those below it, by their path relative to it, sorted; no links. */
export const filesIn = (folder: string) =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)))
    .toSorted()

export const generated = /^(?:node_modules|dist|test-results|\..*)$/

/**
 * The files of the workspace without those of packages, builds and hidden folders, by their path relative to it.
 * @param below a folder of it.
 */
export const sourcesIn = (workspace: string, below = ''): string[] =>
  readdirSync(path.join(workspace, below), { withFileTypes: true }).flatMap((entry) => {
    const file = path.posix.join(below, entry.name)
    if (!entry.isDirectory()) return [file]
    return generated.test(entry.name) ? [] : sourcesIn(workspace, file)
  })
