import * as v from 'valibot'
import { withUsed, type Manifests } from './own-manifests'

const manifest = v.object({
  dependencies: v.optional(v.record(v.string(), v.string()), {}),
  devDependencies: v.optional(v.record(v.string(), v.string()), {}),
})

const kinds = ['dependencies', 'devDependencies'] as const

/**
 * A lock file for the packages of a new site: the same versions, so that nothing has to be resolved.
 * @param lockfile of this workspace.
 * @throws Error when a package has a dependency that no package of this workspace has.
 */
export function ownLockfile(lockfile: string, manifests: Manifests): string {
  const [head = '', importers = '', rest] = lockfile.split(/^(?=importers:\n|packages:\n)/m)
  if (rest === undefined) throw new Error('pnpm-lock.yaml has no importers before its packages.')
  const known = importers.split(/\n\n(?=  \S)/).map(entriesIn)
  const blocks = [...manifests].toSorted(byFolder).map(([folder, text]) => {
    // A new remote has what each remote has.
    const own = known.find((importer) => importer.folder === folder)
    const remote = known.find((importer) => importer.folder.startsWith('remote-'))
    const entryOf = (name: string) => {
      const entry = own?.entries.get(name) ?? remote?.entries.get(name)
      if (entry === undefined) throw new Error(`pnpm-lock.yaml has no ${name} for ${folder}.`)
      return entry
    }
    const wanted = v.parse(manifest, JSON.parse(text))
    const lists = kinds.flatMap((kind) => {
      const names = Object.keys(wanted[kind]).toSorted()
      return names.length === 0 ? [] : [`    ${kind}:`, ...names.map(entryOf)]
    })
    return [`  ${folder}:`, ...lists].join('\n')
  })
  const catalog = withUsed(head, /^    '?([^\s':]+)'?:\n(?:      .+\n){2}/gm, manifests)
  return `${catalog}importers:\n\n${blocks.join('\n\n')}\n\n${rest}`
}

const byFolder = ([a]: readonly [string, string], [b]: readonly [string, string]) =>
  a < b ? -1 : 1

interface Importer {
  folder: string
  /** The lines of each dependency. */
  entries: Map<string, string>
}

function entriesIn(block: string): Importer {
  const [, folder = ''] = /^  (\S+):$/m.exec(block) ?? []
  const found = block.matchAll(/^      '?([^\s':]+)'?:\n(?:        .+\n?)+/gm)
  return {
    folder,
    entries: new Map([...found].map(([lines, name = '']) => [name, lines.trimEnd()])),
  }
}
