import { entryAddress } from './entry-address'

/** The scripts of a release: what it asks for, when, and what each must hash to. */
export interface ScriptGraph {
  /** Name, relative to the entry, and integrity of each script. */
  scripts: readonly (readonly [name: string, integrity: string])[]
  /** Indices of the scripts that a first visit to each page needs, by the page's path. */
  pages: Readonly<Record<string, readonly number[]>>
  /** Those of each script that pages import when they come to it, itself included, by its name. */
  onDemand?: Readonly<Record<string, readonly number[]>>
}

interface ListedRelease {
  version: string
  entry: string
  /** Of a page's copy of the registry: as far as that page needs it. */
  graph?: ScriptGraph
  /** Integrity of the module beside the entry that has the whole graph as its default export. */
  graphIntegrity?: string
}

/** Name of that module. */
export const graphModule = 'script-graph.js'

export interface NamedScript {
  address: string
  integrity: string
}

export interface ScriptOnDemand {
  address: string
  /** Everything that it needs, itself included. */
  scripts: readonly NamedScript[]
}

/** The scripts that a page of a release needs, where the registry names them. */
export const scriptsOf = (
  release: ListedRelease,
  path: string,
  generation: number,
): NamedScript[] => named(release, release.graph?.pages[path] ?? [], generation)

/** The module that lists a release's scripts, where it has one. */
export function graphModuleOf(release: ListedRelease, generation: number): NamedScript | undefined {
  const { graphIntegrity: integrity } = release
  if (integrity === undefined) return undefined
  return { address: addressOf(release, graphModule, generation), integrity }
}

/** The scripts that pages of a release import when they come to it, by name. */
export const scriptsOnDemand = (
  release: ListedRelease,
  generation: number,
): ReadonlyMap<string, ScriptOnDemand> =>
  new Map(
    Object.entries(release.graph?.onDemand ?? {}).map(([name, indices]) => [
      name,
      {
        address: addressOf(release, name, generation),
        scripts: named(release, indices, generation),
      },
    ]),
  )

const named = (release: ListedRelease, indices: readonly number[], generation: number) =>
  indices.flatMap((index) => {
    const script = release.graph?.scripts[index]
    if (script === undefined) return []
    const [name, integrity] = script
    return [{ address: addressOf(release, name, generation), integrity }]
  })

function addressOf({ entry, version }: ListedRelease, name: string, generation: number) {
  const folder = entry.slice(0, entry.lastIndexOf('/') + 1)
  return entryAddress(folder + name, version, generation)
}
