import { entryAddress } from './entry-address'

/** The scripts that a first visit to each page of a release needs. */
export interface ScriptGraph {
  /** Name, relative to the entry, and integrity of each script. */
  scripts: readonly (readonly [name: string, integrity: string])[]
  /** Indices of the scripts by the page's path. */
  pages: Readonly<Record<string, readonly number[]>>
}

interface ListedRelease {
  version: string
  entry: string
  graph?: ScriptGraph
}

export interface NamedScript {
  address: string
  integrity: string
}

/** The scripts that a page of a release needs, where the registry names them. */
export function scriptsOf(
  { entry, version, graph }: ListedRelease,
  path: string,
  generation: number,
): NamedScript[] {
  const folder = entry.slice(0, entry.lastIndexOf('/') + 1)
  return (graph?.pages[path] ?? []).flatMap((index) => {
    const script = graph?.scripts[index]
    if (script === undefined) return []
    const [file, integrity] = script
    return [{ address: entryAddress(folder + file, version, generation), integrity }]
  })
}
