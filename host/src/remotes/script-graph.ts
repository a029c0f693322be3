import { entryAddress } from '@fivefold/shared/federation/entry-address'
import type { ReleaseEntry } from '../registry/registry-schema'

export interface NamedScript {
  address: string
  integrity: string
}

/** The scripts that a page of a release needs, where the registry names them. */
export function scriptsOf(
  { entry, version, graph }: ReleaseEntry,
  path: string,
  generation: number,
): NamedScript[] {
  const folder = entry.slice(0, entry.lastIndexOf('/') + 1)
  return (graph?.pages[path] ?? []).flatMap((index) => {
    const [file, integrity] = graph?.scripts[index] ?? []
    if (file === undefined || integrity === undefined) return []
    return [{ address: entryAddress(folder + file, version, generation), integrity }]
  })
}
