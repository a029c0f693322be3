import { createRequire } from 'node:module'
import path from 'node:path'
import type { Rolldown } from 'vite'
import {
  contractVersion,
  sharedLibraries,
  sharedModules,
  withheldExports,
} from '../../../shared/contract/federation/shared-modules'
import type { ModuleContract } from '../../../shared/contract/federation/release-manifest'
import { storeSchemaVersion } from '../../../shared/domain/site/migrations'
import { shareOfModule } from '../shares/share-module'

/** Everything that the host's build gives to remotes. */
export async function providedContract(
  context: Rolldown.PluginContext,
  root: string,
): Promise<ModuleContract> {
  const libraries = sharedLibraries.map((name) => {
    const required: object = requireFrom(root)(name)
    const given = Object.keys(required).filter((key) => !withheldExports[name]?.includes(key))
    const exports = [...new Set(['default', ...given])]
    return [name, exports] as const
  })
  const modules = await Promise.all(
    sharedModules.map(async (name) => {
      const resolved = await context.resolve(name, path.join(root, 'src/main.tsx'))
      const exports = context.getModuleInfo(resolved?.id ?? '')?.exports
      if (!exports) throw new Error(`The host provides ${name} but does not build it`)
      return [name, exports] as const
    }),
  )
  return contractOf(root, new Map<string, string[]>([...libraries, ...modules]))
}

/**
 * The exports that a remote's build uses from the host after tree shaking. A library that reads a
 * namespace by computed names, such as `React[name]`, uses all of them.
 */
export function usedContract(root: string, bundle: Rolldown.OutputBundle): ModuleContract {
  const used = Object.values(bundle)
    .flatMap((file) => (file.type === 'chunk' ? Object.entries(file.modules) : []))
    .flatMap(([id, { renderedExports }]) => {
      const name = shareOfModule(id)
      return name === undefined ? [] : [[name, renderedExports.filter(isPublic)] as const]
    })
  return contractOf(root, new Map(used))
}

const isPublic = (name: string) => !/^(?:__|unstable_)/.test(name)

function contractOf(root: string, used: ReadonlyMap<string, readonly string[]>): ModuleContract {
  const modules = [...used]
    .filter(([, exports]) => exports.length > 0)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(
      ([name, exports]) =>
        [name, { version: versionOf(root, name), exports: exports.toSorted() }] as const,
    )
  return { storeSchema: storeSchemaVersion, modules: Object.fromEntries(modules) }
}

function versionOf(root: string, name: string) {
  if (!sharedLibraries.some((library) => library === name)) return contractVersion
  const [folder] = name.split('/')
  const { version }: { version: string } = requireFrom(root)(`${folder}/package.json`)
  return version
}

const requireFrom = (root: string) => createRequire(path.join(root, 'package.json'))
