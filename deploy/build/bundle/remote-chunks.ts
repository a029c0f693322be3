import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { staticImports, type Context } from './static-imports'

/** What goes into common files: beginnings of paths in a source folder. */
export interface CommonFiles {
  /** What nearly every page has. */
  parts?: readonly string[]
  /** What many pages show, mostly in static parts (shared/loading/static-part.tsx). */
  pictures?: readonly string[]
  /** What pages with filters and amounts need, without a form. */
  filters?: readonly string[]
  /** What pages with forms need. */
  forms?: readonly string[]
}

/** A file that several pages have in common. */
interface Group {
  name: string | ((id: string, context: Context) => string | null)
  debugName?: string
  test?: (id: string) => boolean
  minShareCount?: number
  minSize?: number
  priority: number
}

/** Pages that need a module, for it to be in a common file. */
const minShareCount = 2

/** Bytes of sources below which a file is not worth a request of its own. */
const minSize = 16_000

const readingParts = ['any-link', 'button', 'layout', 'spinner', 'text']

const ofShared: Required<CommonFiles> = {
  parts: [
    ...readingParts.map((part) => `ui/${part}`),
    'ui/visually-hidden',
    'words/initials-of',
    'loading/',
    'theme',
    'routing',
    'brand',
  ],
  pictures: ['ui/avatar', 'ui/badge', 'ui/card', 'marks'],
  filters: ['address/', 'storage/', 'words/folded'],
  forms: ['domain/', 'fields/', 'forms/', 'persistence/', 'store/'],
}

/** What takes from the host, and the icons of links and lists; others come with controls. */
const partsOfAll =
  /__loadShare__|fivefold-given|rolldown\/runtime|\/lucide-react\/.*\/(?:createLucideIcon|arrow-left|arrow-right|check\b)/

/**
 * A page loads its own file and what pages have in common, not one file for each small part. What
 * answers to a visitor (controls, forms, overlays) stays apart: many pages are for reading only.
 * @param own the remote's own, in its `src`.
 * @throws Error naming a beginning that no file has: its files would become many small ones.
 */
export function remoteChunks(sharedFolder: string, own: CommonFiles): Group[] {
  const test = (kind: keyof CommonFiles, others = /^$/) => {
    const starts = [
      ...ofShared[kind].map((start) => existing(sharedFolder, start)),
      ...(own[kind] ?? []).map((start) => existing(path.resolve('src'), start)),
    ]
    return (id: string) => others.test(id) || starts.some((start) => id.startsWith(start))
  }
  const kinds = [
    { name: 'pictures', test: test('pictures') },
    // Few pages have tabs.
    { name: 'controls', test: matching(/\/shared\/(?:notify\/|ui\/(?!tab[s-]))|\/lucide-react\//) },
    { name: 'filters', test: test('filters') },
    { name: 'forms', test: test('forms', /node_modules\/(?:valibot|nanoid)\//) },
  ]
  const parts = withRoutes('parts', test('parts', partsOfAll))
  return [
    { name: parts, debugName: 'parts', priority: 6 },
    ...kinds.map((kind, index) => ({ ...kind, minShareCount, minSize, priority: 5 - index })),
    {
      name: 'others',
      test: (id: string) => kinds.some((kind) => kind.test(id)),
      minShareCount,
      priority: 1,
    },
  ]
}

const matching = (pattern: RegExp) => (id: string) => pattern.test(id)

/**
 * Names the chunk of what a remote exposes and of those parts that it or several of its pages need: no page is loaded
 * without both. What such a file imports on demand are pages, which the host verifies, so no part may.
 */
function withRoutes(name: string, isPart: (id: string) => boolean) {
  const routes = path.resolve('src/routes.ts')
  let needs: ReadonlySet<string>[] | undefined
  return (id: string, context: Context) => {
    needs ??= [routes, ...(context.getModuleInfo(routes)?.dynamicallyImportedIds ?? [])].map(
      (entry) => staticImports(entry, context),
    )
    const [ofRoutes, ...ofPages] = needs
    const isShared = () => ofPages.filter((page) => page.has(id)).length >= minShareCount
    const isCommon = () => isPart(id) && (ofRoutes?.has(id) || isShared())
    const isAlone = () => context.getModuleInfo(id)?.dynamicallyImportedIds.length === 0
    return id === routes || (isCommon() && isAlone()) ? name : null
  }
}

function existing(folder: string, start: string) {
  const { dir, base } = path.parse(path.join(folder, start))
  const names = existsSync(dir) ? readdirSync(dir) : []
  if (names.some((name) => name.startsWith(base))) return path.join(folder, start)
  throw new Error(
    `No file in ${folder} begins with ${start}. Where it has moved, change its path in ` +
      'deploy/build/bundle/remote-chunks.ts or in the remote’s vite.config.ts.',
  )
}
