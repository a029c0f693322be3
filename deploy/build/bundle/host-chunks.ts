import path from 'node:path'
import { notBuilt, staticImports, type Context } from './static-imports'

/** The module that the shared package's store loads before it starts. */
export const storeModule = '/data/store/store-code.ts'

/**
 * The host's chunks. Each document names every file with its integrity
 * (deploy/site/documents/script-integrity.ts), so they are few.
 * - `libraries` changes less often than `shell`, so it keeps its file when the shell gets a new one.
 * - `menus` holds the panels of the header's menus.
 * - `rare` holds what few pages need at once: notices and the whole registry, which every page loads when it is idle.
 * - `asked` holds what an address or a session asks for: marks of passages, news of tickets.
 * - `common` holds modules that several lazy parts share, except those of forms and menus.
 * A chunk includes what its modules import, unless a chunk of higher priority does. Shared modules go to
 * `common`; otherwise every page loads the menus.
 */
export const hostChunks = () => [
  {
    name: 'libraries',
    test: /node_modules\/(?:react|react-dom|scheduler|styled-components|stylis|@emotion|zustand)\//,
    priority: 3,
  },
  { name: chunkOf('shell', (entry) => entry), debugName: 'shell', priority: 2 },
  { name: chunkOf('store', importedStore), debugName: 'store', priority: 1 },
  {
    name: 'menus',
    test: /\/host\/src\/chrome\/(?:header|account-menu|theme-menu)\/[\w-]+-panel\.tsx$/,
  },
  {
    name: 'rare',
    test: /\/(?:access-denied|registry-notice|storage-copy|storage-message|parse-registry|registry-schema)\.tsx?$/,
    priority: 1,
  },
  { name: 'asked', test: /\/(?:news-part|show-marked)\.tsx?$/, priority: 1 },
  {
    name: 'common',
    test: /\/(?:host\/(?:src|starter)|extensions\/[\w-]+|shared)\/(?!forms\/|ui\/fields\/|.*\/menu-)|\/lucide-react\//,
    minShareCount: 2,
    priority: 1,
  },
]

/**
 * The files of chunks: those of an extension begin with its name, so that documents of a site without it leave
 * their integrity out.
 */
export function chunkFileNames({ facadeModuleId }: { facadeModuleId?: string | null }): string {
  const [, extension] = /\/extensions\/([\w-]+)\//.exec(facadeModuleId ?? '') ?? []
  return `assets/${extension === undefined ? '' : `${extension}.`}[name]-[hash].js`
}

/** Whether every page loads the chunk at its start. Other chunks load on demand. */
export const isOfEveryStart = ({ name }: { name: string }) =>
  ['libraries', 'shell', 'store'].includes(name)

/**
 * Assigns a module and its static imports to one chunk, which lazy parts import from.
 * @param find returns that module from the host's entry.
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
