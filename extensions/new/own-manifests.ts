import * as v from 'valibot'
import { leftOutPackages } from './left-out'

const texts = v.record(v.string(), v.string())
const rootManifest = v.looseObject({ scripts: texts, devDependencies: texts })

/**
 * The package.json of a new site's root.
 * @param text of this workspace's.
 * @param has whether the site has a file.
 */
export function ownRootManifest(text: string, name: string, has: (file: string) => boolean) {
  const { scripts, devDependencies, ...rest } = v.parse(rootManifest, JSON.parse(text))
  const runsWithin = (command: string) =>
    command.split(' ').every((word) => !word.endsWith('.ts') || has(word))
  const own = {
    ...rest,
    name,
    version: '1.0.0',
    description: 'A site of independently built and released parts.',
    scripts: Object.fromEntries(Object.entries(scripts).filter(([, line]) => runsWithin(line))),
    devDependencies: Object.fromEntries(
      Object.entries(devDependencies).filter(([each]) => !leftOutPackages.includes(each)),
    ),
  }
  return `${JSON.stringify(own, null, 2)}\n`
}

/** The pnpm-workspace.yaml of a new site, without the packages that it has not. */
export const ownWorkspace = (text: string, has: (file: string) => boolean) =>
  text.replaceAll(/^  - ([\w/-]+)\n/gm, (line, folder: string) =>
    has(`${folder}/package.json`) ? line : '',
  )
