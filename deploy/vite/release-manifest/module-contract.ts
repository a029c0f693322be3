import { createRequire } from 'node:module'
import path from 'node:path'
import type { Rolldown } from 'vite'
import {
  contractVersion,
  sharedLibraries,
  sharedModules,
  withheldExports,
} from '../../../shared/federation/shared-modules'
import type { ModuleContract } from '../../../shared/federation/release-manifest'
import { storeSchemaVersion } from '../../../shared/domain/site/migrations'
import { exportedNames, importedNames } from '../syntax/module-names'
import { singletonAt } from '../shares/singleton-at'

type Context = Rolldown.PluginContext
type Bundle = Rolldown.OutputBundle

/** Everything that the host's build gives to remotes. */
export async function providedContract(context: Context, root: string): Promise<ModuleContract> {
  const libraries = sharedLibraries.map((name) => {
    const required: object = requireFrom(root)(name)
    const given = Object.keys(required).filter((key) => !withheldExports[name]?.includes(key))
    return [name, ['default', ...given] as string[]] as const
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

/** What a remote's build really takes from the host: names that nothing uses any more do not count. */
export async function usedContract(
  context: Context,
  root: string,
  sharedFolder: string,
  bundle: Bundle,
): Promise<ModuleContract> {
  const used = new Map<string, Set<string>>()
  for (const { id, rendered } of renderedModules(bundle)) {
    const code = context.getModuleInfo(id)?.code
    if (!code || id.includes('virtual:')) continue
    for (const { source, imported, local } of importedNames(context.parse(code))) {
      const name = sharedName(sharedFolder, id, source)
      if (name === undefined) continue
      const names = used.get(name) ?? new Set()
      const inBundle = await bundledNames(context, source, id)
      const taken = imported === '*' ? membersOf(code, local) : [imported]
      for (const member of taken) {
        if (occurs(rendered, inBundle.get(member) ?? local)) names.add(member)
      }
      used.set(name, names)
    }
  }
  return contractOf(root, used)
}

/** Exports of the module that stands for a shared one in a remote, with their names in the bundle. */
async function bundledNames(context: Context, source: string, importer: string) {
  const stand = await context.resolve(source, importer)
  const code = context.getModuleInfo(stand?.id ?? '')?.code
  return new Map(code ? exportedNames(context.parse(code)) : [])
}

function contractOf(root: string, used: ReadonlyMap<string, Iterable<string>>): ModuleContract {
  const modules = [...used]
    .map(([name, exports]) => [name, [...new Set(exports)].toSorted()] as const)
    .filter(([, exports]) => exports.length > 0)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, exports]) => [name, { version: versionOf(root, name), exports }] as const)
  return { storeSchema: storeSchemaVersion, modules: Object.fromEntries(modules) }
}

function renderedModules(bundle: Bundle) {
  return Object.values(bundle).flatMap((file) =>
    file.type !== 'chunk'
      ? []
      : Object.entries(file.modules)
          .filter(([, { renderedLength }]) => renderedLength > 0)
          .map(([id, { code }]) => ({ id, rendered: code })),
  )
}

function sharedName(sharedFolder: string, importer: string, source: string) {
  const library = sharedLibraries.find((name) => name === source)
  if (library !== undefined) return library
  return singletonAt(
    sharedFolder,
    source.startsWith('.') ? path.resolve(path.dirname(importer), source) : source,
  )
}

const membersOf = (code: string, namespace: string) =>
  [...code.matchAll(new RegExp(`\\b${namespace}\\.(\\w+)`, 'g'))].map(([, member = '']) => member)

/** In what the bundler has left of a module; it may have numbered the name. */
const occurs = (rendered: string | null, name: string) =>
  rendered === null ||
  new RegExp(`(?<![\\w$])${name.replaceAll('$', '\\$')}(?:\\$\\d+)?(?![\\w$])`).test(rendered)

function versionOf(root: string, name: string) {
  if (!sharedLibraries.some((library) => library === name)) return contractVersion
  const [folder] = name.split('/')
  const { version }: { version: string } = requireFrom(root)(`${folder}/package.json`)
  return version
}

const requireFrom = (root: string) => createRequire(path.join(root, 'package.json'))
