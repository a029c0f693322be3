import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseSync } from 'vite'
import { filesIn } from '../../../deploy/workspace/files-in'

const packageName = '@fivefold/shared/'

/** Names that a remote imports from modules of the shared package, by module without the package's name. */
export type UsedExports = ReadonlyMap<string, ReadonlySet<string>>

/** @param folder sources of a remote. */
export function usedExports(folder: string): UsedExports {
  const used = new Map<string, Set<string>>()
  for (const file of filesIn(folder).filter((name) => /\.tsx?$/.test(name))) {
    const { module } = parseSync(file, readFileSync(path.join(folder, file), 'utf8'))
    for (const { moduleRequest, entries } of module.staticImports) {
      if (!moduleRequest.value.startsWith(packageName)) continue
      const name = moduleRequest.value.slice(packageName.length)
      const names = used.get(name) ?? new Set()
      used.set(name, names)
      for (const { importName } of entries) if (importName.name !== null) names.add(importName.name)
    }
  }
  return used
}
