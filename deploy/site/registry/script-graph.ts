import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { inside } from '../../names/inside'
import type { ScriptGraph } from '../../../shared/contract/federation/registry-schema'
import type { ReleaseManifest } from '../../../shared/contract/federation/release-manifest'
import { graphModule } from '../../../shared/contract/federation/script-graph'
import { integrityOf } from './integrity'

/** The part of a graph that one page needs, with what it may import later. */
export function graphOfPage(graph: ScriptGraph, path: string): ScriptGraph {
  const { scripts, pages } = graph
  const own = pages[path] ?? []
  const onDemand = onDemandOf(graph, own)
  const needed = [...new Set([own, ...Object.values(onDemand)].flat())].toSorted(
    (one, other) => one - other,
  )
  const renumbered = (indices: readonly number[]) => indices.map((index) => needed.indexOf(index))
  return {
    scripts: scripts.filter((_, index) => needed.includes(index)),
    pages: path in pages ? { [path]: renumbered(own) } : {},
    ...(graph.onDemand && {
      onDemand: Object.fromEntries(
        Object.entries(onDemand).map(([name, indices]) => [name, renumbered(indices)]),
      ),
    }),
  }
}

/** Builds of earlier versions do not say which script imports what. */
function onDemandOf({ scripts, onDemand = {}, imports }: ScriptGraph, own: readonly number[]) {
  if (imports === undefined) return onDemand
  const nameOf = (index: number) => scripts[index]?.[0] ?? ''
  const reached = new Set(own)
  const requested = new Set<string>()
  for (const index of reached) {
    for (const imported of imports[nameOf(index)] ?? []) {
      requested.add(nameOf(imported))
      for (const script of onDemand[nameOf(imported)] ?? []) reached.add(script)
    }
  }
  return Object.fromEntries(Object.entries(onDemand).filter(([name]) => requested.has(name)))
}

/** Writes the module that lists a release's scripts into its folder, if it has pages. */
export function writeGraphModule(folder: string, manifest: ReleaseManifest): void {
  const graph = scriptGraph(folder, manifest)
  if (graph.scripts.length === 0) return
  writeFileSync(inside(folder, graphModule), `export default ${JSON.stringify(graph)}`)
}

/** Integrity of that module; releases of earlier versions have none. */
export function graphIntegrity(folder: string): string | undefined {
  const file = inside(folder, graphModule)
  return existsSync(file) ? integrityOf(readFileSync(file)) : undefined
}

/** The scripts of the release in a folder. */
export function scriptGraph(
  folder: string,
  { pages = {}, onDemand = {}, imports }: ReleaseManifest,
): ScriptGraph {
  const files = [...new Set(Object.values({ ...pages, ...onDemand }).flat())].toSorted()
  const indices = (lists: Readonly<Record<string, readonly string[]>>) =>
    Object.fromEntries(
      Object.entries(lists).map(([name, needed]) => [
        name,
        needed.map((file) => files.indexOf(file)),
      ]),
    )
  return {
    scripts: files.map((file) => [file, integrityOf(readFileSync(inside(folder, file)))]),
    pages: indices(pages),
    ...(Object.keys(onDemand).length > 0 && { onDemand: indices(onDemand) }),
    ...(imports && { imports: indices(imports) }),
  }
}
