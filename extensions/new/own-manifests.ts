import * as v from 'valibot'
import { leftOutPackages } from './left-out'

const texts = v.record(v.string(), v.string())
const manifest = v.looseObject({ dependencies: v.optional(texts), devDependencies: texts })
const rootManifest = v.looseObject({ scripts: texts })

/** A package.json of a new site, without the packages that it does not use. @param folder of it. */
export function ownManifest(text: string, folder: string) {
  const own = v.parse(manifest, JSON.parse(text))
  for (const name of leftOutPackages[folder] ?? []) {
    delete own.dependencies?.[name]
    delete own.devDependencies[name]
  }
  return `${JSON.stringify(own, null, 2)}\n`
}

/**
 * The package.json of a new site's root.
 * @param text of this workspace's.
 * @param has whether the site has a file.
 */
export function ownRootManifest(text: string, name: string, has: (file: string) => boolean) {
  const { scripts, ...rest } = v.parse(rootManifest, JSON.parse(text))
  const runsWithin = (command: string) =>
    command.split(' ').every((word) => !word.endsWith('.ts') || has(word))
  const own = {
    ...rest,
    name,
    version: '1.0.0',
    description: 'A site of independently built and released parts.',
    scripts: Object.fromEntries(Object.entries(scripts).filter(([, line]) => runsWithin(line))),
  }
  return `${JSON.stringify(own, null, 2)}\n`
}

/** The texts of the site's package.json by their folder; the root's is `.`. */
export type Manifests = ReadonlyMap<string, string>

/** The pnpm-workspace.yaml of a new site. */
export const ownWorkspace = (text: string, manifests: Manifests) =>
  text
    .replaceAll(/^  - ([\w/-]+)\n/gm, (line, folder: string) => (manifests.has(folder) ? line : ''))
    .replace(/^catalog:\n(?:  .+\n)+/m, (catalog) =>
      withUsed(catalog, /^  '?([^\s':]+)'?: .+\n/gm, manifests),
    )

/** A catalog without the packages that no manifest takes from it. @param entry its first group is a name. */
export function withUsed(catalog: string, entry: RegExp, manifests: Manifests) {
  const all = [...manifests.values()].join('')
  return catalog.replaceAll(entry, (lines, name: string) =>
    all.includes(`"${name}": "catalog:"`) ? lines : '',
  )
}
