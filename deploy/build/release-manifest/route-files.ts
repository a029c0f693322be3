import type { Rolldown } from 'vite'
import { storeModule } from '../bundle/host-chunks'
import {
  everyRoute,
  mountedRoutes,
  storeRoutes,
} from '../../../shared/contract/federation/release-manifest'

/** The extension of the host for pages that draw themselves, and its module that gives them an element. */
const mountedFolder = '/extensions/mounted/browser/'
const mountedModule = `${mountedFolder}mounted-component.tsx`

/** The host's files for every page, for pages that draw themselves, and for pages that use the store. */
export function hostFiles(bundle: Rolldown.OutputBundle): Record<string, string[]> {
  const { chunks, byFile, chunkOf, withImports } = chunksOf(bundle)
  const document = chunkOf('/index.html')
  // Vite inlines a chunk that contains only imports into the document, so it has no file.
  if (!hasCode(document)) byFile.delete(document.fileName)
  const filesOf = (chunk: Rolldown.OutputChunk) =>
    [...withImports(chunk)].filter((file) => byFile.has(file))
  const every = filesOf(document)
  const beside = (chunk: Rolldown.OutputChunk) =>
    filesOf(chunk).filter((file) => !every.includes(file))
  const chunkWith = (part: string) =>
    chunks.find(({ modules }) => Object.keys(modules).some((id) => id.includes(part)))
  const store = chunkWith(storeModule)
  return {
    [everyRoute]: every,
    [mountedRoutes]: chunkWith(mountedFolder) ? beside(chunkOf(mountedModule)) : [],
    [storeRoutes]: store ? beside(store) : [],
  }
}

/**
 * Files that a first visit to a page downloads, the remote's entry included, by the path of its route.
 * @param modules the pages' modules by route (route-modules.ts).
 */
export function routeFiles(
  modules: Readonly<Record<string, string>>,
  bundle: Rolldown.OutputBundle,
): Record<string, string[]> {
  const { chunks, chunkOf, withImports } = chunksOf(bundle)
  const start = new Set(chunks.filter(isStart).flatMap((entry) => [...withImports(entry)]))
  return Object.fromEntries(
    Object.entries(modules).map(([route, module]) => [
      route,
      [...withImports(chunkOf(module), new Set(start))].toSorted(),
    ]),
  )
}

/**
 * Files that a script needs, itself included, which pages of a remote import on demand; by the
 * script's file. Pages themselves, which entries import, do not count.
 */
export function filesOnDemand(bundle: Rolldown.OutputBundle): Record<string, string[]> {
  const { chunks, byFile, withImports } = chunksOf(bundle)
  const imported = chunks
    .filter((chunk) => !isStart(chunk))
    .flatMap((chunk) => chunk.dynamicImports)
  return Object.fromEntries(
    [...new Set(imported)]
      .toSorted()
      .map((file) => [file, [...withImports(byFile.get(file))].toSorted()]),
  )
}

/** Files that a script may import on demand, by the script's file. */
export function importsOnDemand(bundle: Rolldown.OutputBundle): Record<string, string[]> {
  const { chunks } = chunksOf(bundle)
  return Object.fromEntries(
    chunks
      .filter((chunk) => !isStart(chunk) && chunk.dynamicImports.length > 0)
      .map(({ fileName, dynamicImports }) => [fileName, dynamicImports.toSorted()] as const)
      .toSorted(([one], [other]) => one.localeCompare(other)),
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

  function chunkOf(module: string) {
    const chunk = chunks.find(({ facadeModuleId }) => facadeModuleId?.endsWith(module))
    if (chunk !== undefined) return chunk
    throw new Error(
      `${module} is in no file of its own, so the files that it needs are unknown. Keep it out of ` +
        'the common files (deploy/build/bundle).',
    )
  }

  return { chunks, byFile, chunkOf, withImports }
}

/** The exposed module and the container, which the federation plugin does not declare as an entry. */
const isStart = ({ isEntry, fileName }: Rolldown.OutputChunk) =>
  isEntry || fileName.startsWith('remoteEntry')

const hasCode = ({ modules }: Rolldown.OutputChunk) =>
  Object.values(modules).some(({ renderedLength }) => renderedLength > 0)
