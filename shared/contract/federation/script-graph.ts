import { entryAddress } from './entry-address'
import type { ReleaseEntry } from './registry-schema'

/** Name of the module that lists a release's scripts. */
export const graphModule = 'script-graph.js'

export interface NamedScript {
  address: string
  integrity: string
}

export interface ScriptOnDemand {
  address: string
  /** All scripts that it needs, including itself. */
  scripts: readonly NamedScript[]
}

/** The scripts that a page of a release needs, if the registry lists them. */
export const scriptsOf = (release: ReleaseEntry, path: string, generation: number): NamedScript[] =>
  named(release, release.graph?.pages[path] ?? [], generation)

/** The module that lists a release's scripts, if it has one. */
export function graphModuleOf(release: ReleaseEntry, generation: number): NamedScript | undefined {
  const { graphIntegrity: integrity } = release
  if (integrity === undefined) return undefined
  return { address: addressOf(release, graphModule, generation), integrity }
}

/** The scripts that a release's pages import on demand, by name. */
export const scriptsOnDemand = (
  release: ReleaseEntry,
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

const named = (release: ReleaseEntry, indices: readonly number[], generation: number) =>
  indices.flatMap((index) => {
    const script = release.graph?.scripts[index]
    if (script === undefined) return []
    const [name, integrity] = script
    return [{ address: addressOf(release, name, generation), integrity }]
  })

function addressOf({ entry, version }: ReleaseEntry, name: string, generation: number) {
  const folder = entry.slice(0, entry.lastIndexOf('/') + 1)
  return entryAddress(folder + name, version, generation)
}
