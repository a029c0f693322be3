import path from 'node:path'
import type { Rolldown } from 'vite'

type Context = Pick<Rolldown.ChunkingContext, 'getModuleInfo'>

/** Libraries change less often than the shell, so they keep their file when the shell gets a new one. */
export const hostChunks = () => [
  {
    name: 'libraries',
    test: /node_modules\/(?:react|react-dom|scheduler|styled-components|stylis|@emotion|zustand|valibot)\//,
    priority: 2,
  },
  { name: shellChunk(path.resolve('src/main.tsx')), debugName: 'shell', priority: 1 },
]

/** Names the chunk of everything that a page of the host starts with; lazy parts import from it. */
function shellChunk(entry: string) {
  let modules: ReadonlySet<string> | undefined
  return (id: string, context: Context) => {
    modules ??= staticImports(entry, context)
    return modules.has(id) && !id.includes('/lucide-react/') ? 'shell' : null
  }
}

/** The entry and every module that runs before its first line. */
function staticImports(entry: string, context: Context): ReadonlySet<string> {
  if (context.getModuleInfo(entry) === null) {
    throw new Error(
      `${entry} is not built: name the host's entry in deploy/vite/bundle/host-chunks.ts.`,
    )
  }
  const found = new Set([entry])
  for (const id of found) {
    for (const imported of context.getModuleInfo(id)?.importedIds ?? []) found.add(imported)
  }
  return found
}
