import {
  sharedLibraries,
  sharedModules,
  type SharedName,
} from '../../../shared/contract/federation/shared-modules'

const sharedNames: readonly SharedName[] = [...sharedLibraries, ...sharedModules]

/** The share that a virtual module of the federation plugin, by its id, wraps in a remote. */
export function shareOfModule(id: string): SharedName | undefined {
  const [, encoded] = /__loadShare__(.+?)__loadShare__/.exec(id) ?? []
  return sharedNames.find((name) => encode(name) === encoded)
}

/** As the federation plugin writes a package's name into an id. */
const encode = (name: string) =>
  name.replaceAll('@', '_mf_0_').replaceAll('/', '_mf_1_').replaceAll('-', '_mf_2_')
