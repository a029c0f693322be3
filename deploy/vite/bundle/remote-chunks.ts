import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'

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
  filters: ['address/', 'storage/'],
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
export function remoteChunks(sharedFolder: string, own: CommonFiles) {
  const test = (kind: keyof CommonFiles, others = /^$/) => {
    const starts = [
      ...ofShared[kind].map((start) => existing(sharedFolder, start)),
      ...(own[kind] ?? []).map((start) => existing(path.resolve('src'), start)),
    ]
    return (id: string) => others.test(id) || starts.some((start) => id.startsWith(start))
  }
  const common = { minShareCount: 2 }
  return [
    {
      ...common,
      name: 'parts',
      test: test('parts', partsOfAll),
      priority: 5,
    },
    { ...common, name: 'pictures', test: test('pictures'), priority: 4 },
    {
      ...common,
      name: 'controls',
      // Few pages have tabs.
      test: /\/shared\/(?:notify\/|ui\/(?!tab[s-]))|\/lucide-react\//,
      priority: 3,
    },
    { ...common, name: 'filters', test: test('filters'), priority: 2 },
    {
      ...common,
      name: 'forms',
      test: test('forms', /node_modules\/(?:valibot|nanoid)\//),
      priority: 1,
    },
  ]
}

function existing(folder: string, start: string) {
  const { dir, base } = path.parse(path.join(folder, start))
  const names = existsSync(dir) ? readdirSync(dir) : []
  if (names.some((name) => name.startsWith(base))) return path.join(folder, start)
  throw new Error(
    `No file in ${folder} begins with ${start}. Where it has moved, change its path in ` +
      'deploy/vite/bundle/remote-chunks.ts or in the remote’s vite.config.ts.',
  )
}
