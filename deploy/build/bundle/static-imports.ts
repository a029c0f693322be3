import type { Rolldown } from 'vite'

export type Context = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>

/** The entry and every module that runs before its first line. */
export function staticImports(entry: string, context: Context): ReadonlySet<string> {
  if (context.getModuleInfo(entry) === null) throw notBuilt(entry)
  const found = new Set([entry])
  for (const id of found) {
    for (const imported of context.getModuleInfo(id)?.importedIds ?? []) found.add(imported)
  }
  return found
}

export const notBuilt = (module: string) =>
  new Error(`${module} is not built: correct its name in deploy/build/bundle.`)
