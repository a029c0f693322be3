import { readFileSync } from 'node:fs'
import path from 'node:path'
import { integrityOf } from './integrity'
import type { PublishedRelease } from './published-release'
import type { RegistryRelease } from './registry-file'

type ScriptGraph = NonNullable<RegistryRelease['graph']>

/** The scripts that a first visit to each page of a release in that folder needs. */
export function scriptGraph(folder: string, { pages = {} }: PublishedRelease): ScriptGraph {
  const files = [...new Set(Object.values(pages).flat())].toSorted()
  return {
    scripts: files.map((file) => [file, integrityOf(readFileSync(path.join(folder, file)))]),
    pages: Object.fromEntries(
      Object.entries(pages).map(([route, needed]) => [
        route,
        needed.map((file) => files.indexOf(file)),
      ]),
    ),
  }
}
