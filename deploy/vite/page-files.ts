import type { Rolldown } from 'vite'

/**
 * Files that each lazily loaded page of a remote needs, its entry's included, by the page's chunk:
 * what a visitor downloads who opens that page first.
 */
export function pageFiles(bundle: Rolldown.OutputBundle): Record<string, string[]> {
  const chunks = new Map(
    Object.values(bundle).flatMap((file) =>
      file.type === 'chunk' ? [[file.fileName, file] as const] : [],
    ),
  )

  function withImports(file: string, found = new Set<string>()): Set<string> {
    if (found.has(file)) return found
    found.add(file)
    for (const imported of chunks.get(file)?.imports ?? []) withImports(imported, found)
    return found
  }

  const entry = [...chunks.values()].find((chunk) => chunk.fileName.startsWith('remoteEntry'))
  const routes = [...chunks.values()].find((chunk) =>
    chunk.facadeModuleId?.endsWith('/src/routes.ts'),
  )
  if (!entry || !routes) return {}
  const start = [...withImports(entry.fileName), ...withImports(routes.fileName)]
  return Object.fromEntries(
    routes.dynamicImports
      .map(
        (file) =>
          [
            chunks.get(file)?.name ?? file,
            [...new Set([...start, ...withImports(file)])].toSorted(),
          ] as const,
      )
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  )
}
