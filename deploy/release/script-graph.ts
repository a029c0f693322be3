import type { PublishedRelease } from './published-release'
import type { ScriptGraph } from './registry-file'
import { scriptIntegrity } from './script-integrity'

/** The scripts that a first visit to each page of a remote's release needs. */
export function scriptGraph(folder: string, { pages = {} }: PublishedRelease): ScriptGraph {
  const files = [...new Set(Object.values(pages).flat())].toSorted()
  return {
    scripts: files.map((file) => [file, scriptIntegrity(folder, file)]),
    pages: Object.fromEntries(
      Object.entries(pages).map(([path, needed]) => [path, needed.map((f) => files.indexOf(f))]),
    ),
  }
}
