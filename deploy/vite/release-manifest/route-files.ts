import type { Rolldown } from 'vite'
import { everyRoute } from '../../../shared/federation/release-manifest'

/**
 * Files that a visitor downloads who opens a page first, its entry's included: by the path of the
 * remote's route, the host's under `*`.
 * @param modules the pages' modules by route (route-modules.ts).
 */
export function routeFiles(
  modules: Readonly<Record<string, string>>,
  bundle: Rolldown.OutputBundle,
): Record<string, string[]> {
  const { chunks, byFile, chunkOf, withImports } = chunksOf(bundle)
  const document = chunkOf('/index.html')
  if (document) {
    // A chunk of nothing but imports is no file: Vite writes them into the document.
    if (!hasCode(document)) byFile.delete(document.fileName)
    return { [everyRoute]: [...withImports(document)].filter((file) => byFile.has(file)) }
  }
  const start = withImports(chunkOf('/src/routes.ts'), withImports(remoteEntryOf(chunks)))
  return Object.fromEntries(
    Object.entries(modules).map(([route, module]) => [
      route,
      [...withImports(chunkOf(module), new Set(start))].toSorted(),
    ]),
  )
}

/**
 * Files that a script needs, itself included, which pages of a remote import when they come to it;
 * by the script's file.
 */
export function filesOnDemand(bundle: Rolldown.OutputBundle): Record<string, string[]> {
  const { chunks, byFile, chunkOf, withImports } = chunksOf(bundle)
  const handsOutPages = new Set([remoteEntryOf(chunks), chunkOf('/src/routes.ts')])
  const imported = chunks
    .filter((chunk) => !handsOutPages.has(chunk))
    .flatMap((chunk) => chunk.dynamicImports)
  return Object.fromEntries(
    [...new Set(imported)]
      .toSorted()
      .map((file) => [file, [...withImports(byFile.get(file))].toSorted()]),
  )
}

function chunksOf(bundle: Rolldown.OutputBundle) {
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

  return { chunks, byFile, chunkOf, withImports }
}

const remoteEntryOf = (chunks: readonly Rolldown.OutputChunk[]) =>
  chunks.find(({ fileName }) => fileName.startsWith('remoteEntry'))

const hasCode = ({ modules }: Rolldown.OutputChunk) =>
  Object.values(modules).some(({ renderedLength }) => renderedLength > 0)
