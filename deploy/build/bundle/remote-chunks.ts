import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { staticImports, type Context } from './static-imports'

/** Modules for common files, as beginnings of paths in a source folder. */
export interface CommonFiles {
  /** Modules that nearly every page needs. */
  parts?: readonly string[]
  /** Modules that many pages show, mostly in static parts (shared/browser/loading/static-part.tsx). */
  pictures?: readonly string[]
  /** Modules for pages with filters and amounts but no form. */
  filters?: readonly string[]
  /** Modules for pages with forms. */
  forms?: readonly string[]
}

/** A file that several pages share. */
interface Group {
  name: string | ((id: string, context: Context) => string | null)
  debugName?: string
  test?: (id: string) => boolean
  minShareCount?: number
  minSize?: number
  priority: number
}

/** A module goes to a common file when at least this many pages need it. */
const minShareCount = 2

/** A common file with fewer bytes of sources is not worth a request. */
const minSize = 16_000

const readingParts = [
  'text/any-link',
  'controls/button',
  'feedback/spinner',
  'layout/layout',
  'text/text',
  'text/visually-hidden',
]

/** Without text areas, which only forms with a message need. */
const fieldParts = ['choice', 'control', 'field', 'option', 'password', 'search']

const ofShared: Required<CommonFiles> = {
  parts: [
    ...readingParts.map((part) => `ui/${part}`),
    'browser/words/initials-of',
    'browser/loading/',
    'ui/theme/',
    'contract/routing/',
    'brand',
  ],
  pictures: ['ui/feedback/avatar', 'ui/feedback/badge', 'ui/layout/card', 'ui/marks/'],
  filters: ['contract/url-state/', 'data/storage/', 'browser/words/folded'],
  forms: [
    ...fieldParts.map((part) => `ui/fields/${part}`),
    'domain/',
    'forms/',
    'data/persistence/',
    'data/store/',
  ],
}

/** Modules that take shares from the host, and the icons of links and lists. Other icons belong to `controls`. */
const partsOfAll =
  /__loadShare__|fivefold-given|rolldown\/runtime|\/lucide-react\/.*\/(?:createLucideIcon|Icon\.|context\.|shared\/|arrow-left|arrow-right|check\b)/

/**
 * A page loads its own file and a few common files instead of one file for each small part. Controls,
 * forms and overlays have separate files, because many pages are for reading only.
 * @param own the remote's own modules for common files, in its `src`.
 * @throws Error naming a beginning that matches no file: its modules would become many small files.
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
    // Few pages have tabs, tables, lists of facts or long texts.
    {
      name: 'controls',
      test: matching(
        /\/shared\/ui\/(?:controls|feedback|layout|notify|overlay|text)\/(?!tab[s-]|table|fact-list|long-text|back-link)|\/lucide-react\//,
      ),
    },
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
 * Names the chunk of the exposed module and of the parts that it or several pages need. Every page loads
 * both. The chunk's dynamic imports are pages, which the host verifies, so a part with dynamic imports
 * stays out.
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
