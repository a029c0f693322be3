import path from 'node:path'
import { notBuilt, staticImports, type Context } from './static-imports'

/** What the store of the shared package fetches before it starts. */
export const storeModule = '/store/store-code.ts'

/**
 * Libraries change less often than the shell, so they keep their file when the shell gets a new one. Each
 * document names every file with its integrity (deploy/site/documents/script-integrity.ts), so what parts that
 * come later have in common is one file, but for what forms and menus need, and the panels of the header's menus are
 * one, as is what few visitors need: notices and the whole registry. A chunk takes along what its modules import, unless another of a higher
 * priority does: what they have in common with others is not theirs, or everything would fetch the menus.
 */
export const hostChunks = () => [
  {
    name: 'libraries',
    test: /node_modules\/(?:react|react-dom|scheduler|styled-components|stylis|@emotion|zustand)\//,
    priority: 3,
  },
  { name: chunkOf('shell', (entry) => entry), debugName: 'shell', priority: 2 },
  { name: chunkOf('store', importedStore), debugName: 'store', priority: 1 },
  { name: 'menus', test: /\/host\/src\/(?:header|account-menu|theme-menu)\/[\w-]+-panel\.tsx$/ },
  {
    name: 'rare',
    test: /\/(?:access-denied|registry-notice|storage-copy|storage-message|parse-registry|registry-schema)\.tsx?$/,
    priority: 1,
  },
  {
    name: 'common',
    test: /\/(?:host\/(?:src|starter)|shared)\/(?!forms\/|fields\/|.*\/menu-)|\/lucide-react\//,
    minShareCount: 2,
    priority: 1,
  },
]

/** The others are for what a visitor may ask for. */
export const isOfEveryStart = ({ name }: { name: string }) =>
  ['libraries', 'shell', 'store'].includes(name)

/**
 * Names the chunk of everything that a module runs first; lazy parts import from it.
 * @param find the module, from the host's entry.
 */
function chunkOf(name: string, find: (entry: string, context: Context) => string) {
  let modules: ReadonlySet<string> | undefined
  return (id: string, context: Context) => {
    modules ??= staticImports(find(path.resolve('src/main.tsx'), context), context)
    return modules.has(id) && !id.includes('/lucide-react/') ? name : null
  }
}

function importedStore(entry: string, context: Context) {
  const store = [...staticImports(entry, context)]
    .flatMap((id) => context.getModuleInfo(id)?.dynamicallyImportedIds ?? [])
    .find((id) => id.endsWith(storeModule))
  if (store === undefined) throw notBuilt(storeModule)
  return store
}
