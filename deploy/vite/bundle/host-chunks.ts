import path from 'node:path'
import type { Rolldown } from 'vite'

type Context = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>

/** Every module that runs before the first line of an entry: what it imports, and what that imports. */
export function startModules(entry: string, context: Context): ReadonlySet<string> {
  const found = new Set([entry])
  for (const id of found) {
    for (const imported of context.getModuleInfo(id)?.importedIds ?? []) found.add(imported)
  }
  return found
}

/** Names the chunk of everything that a page of the host starts with; lazy parts import from it. */
export function shellChunk() {
  let modules: ReadonlySet<string> | undefined
  return (id: string, context: Context) => {
    modules ??= startModules(path.resolve('src/main.tsx'), context)
    return modules.has(id) && !id.includes('/lucide-react/') ? 'shell' : null
  }
}
