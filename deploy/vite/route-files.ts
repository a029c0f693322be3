import type { Rolldown } from 'vite'

/** Under this name stand the files that every page of the host needs. */
export const everyRoute = '*'

/**
 * Files that a visitor downloads who opens a page first, its entry's included: by the path of the
 * remote's route, the host's under `*`.
 * @param modules the pages' modules by route (route-modules.ts).
 */
export function routeFiles(
  modules: Readonly<Record<string, string>>,
  bundle: Rolldown.OutputBundle,
): Record<string, string[]> {
  const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
  const byFile = new Map(chunks.map((chunk) => [chunk.fileName, chunk]))

  function withImports(chunk: Rolldown.OutputChunk | undefined, found = new Set<string>()) {
    if (chunk === undefined || found.has(chunk.fileName)) return found
    found.add(chunk.fileName)
    for (const imported of chunk.imports) withImports(byFile.get(imported), found)
    return found
  }

  const chunkOf = (module: string) =>
    chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module))
  const document = chunkOf('/index.html')
  if (document) {
    // A chunk of nothing but imports is no file: Vite writes them into the document.
    if (!hasCode(document)) byFile.delete(document.fileName)
    return { [everyRoute]: [...withImports(document)].filter((file) => byFile.has(file)) }
  }
  const entry = chunks.find(({ fileName }) => fileName.startsWith('remoteEntry'))
  const start = withImports(chunkOf('/src/routes.ts'), withImports(entry))
  return Object.fromEntries(
    Object.entries(modules).map(([route, module]) => [
      route,
      [...withImports(chunkOf(module), new Set(start))].toSorted(),
    ]),
  )
}

const hasCode = ({ modules }: Rolldown.OutputChunk) =>
  Object.values(modules).some(({ renderedLength }) => renderedLength > 0)
