import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { sourcesIn } from '../../workspace/files-in'
import { appFolder, hostApp, workspaceFolder } from '../../workspace/folders'

/** No build reads tests and the lists for `checks`. */
const test = /\/test\/|\.(?:test|stores)\.tsx?$|^[^/]+\/checks\.ts$/

/** Parts of the release tool that run after a build. A structure test holds that no preset imports them. */
const afterBuilds = /^deploy\/(?:commands|extensions|release|testing)\//

/** Extensions whose plug-ins take part in the builds of all remotes. */
const inBuilds = ['extensions/federation', 'extensions/own-react', 'extensions/sbom']

/** `extensions/package.json` names styled components of extensions. */
const settings = [
  'extensions/package.json',
  'package.json',
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  'tsconfig.base.json',
]

interface BuildPlace {
  workspace?: string
  env?: NodeJS.ProcessEnv
}

/**
 * The name of a build: a hash of everything that it is made from. Builds with one name are equal, byte
 * for byte. It covers the sources of the app, of `shared` and of the build preset, the lock file,
 * Node's version and the machine. Builds read nothing of the environment.
 * @returns 64 hexadecimal digits.
 */
export function buildName(
  app: string,
  { workspace = workspaceFolder, env = process.env }: BuildPlace = {},
): string {
  const hash = createHash('sha256')
  hash.update(`${process.version} ${process.platform} ${process.arch}\0`)
  const variables = Object.entries(env).filter(([name]) => name.startsWith('VITE_'))
  hash.update(`${JSON.stringify(variables.toSorted())}\0`)
  for (const file of inputsOf(app, workspace)) {
    const content = readFileSync(path.join(workspace, file))
    hash.update(`${file}\0`).update(content).update('\0')
  }
  return hash.digest('hex')
}

/** The files that a build is made from, relative to the workspace, sorted. */
function inputsOf(app: string, workspace: string): string[] {
  const found = settings.filter((file) => existsSync(path.join(workspace, file)))
  const own = path.relative(workspaceFolder, appFolder(app))
  // The host's build carries the kit: programs, templates and types from everywhere in `deploy` and the extensions.
  const isRead = (file: string) => !test.test(file) && (app === hostApp || !afterBuilds.test(file))
  const extensions =
    app === hostApp ? ['extensions'] : [...inBuilds, ...extensionsOf(own, workspace)]
  const folders = [own, 'shared', 'deploy', ...extensions]
  const sources = folders
    .filter((folder) => existsSync(path.join(workspace, folder)))
    .flatMap((folder) => sourcesIn(workspace, folder))
  return [...new Set([...found, ...sources.filter(isRead)])].toSorted()
}

/** The folders of the extensions that a remote registers. */
function extensionsOf(own: string, workspace: string): string[] {
  const list = path.join(workspace, own, 'src/extensions.ts')
  if (!existsSync(list)) return []
  const registered = /from '(?:\.\.\/)+(extensions\/[\w-]+)\//g
  return [...readFileSync(list, 'utf8').matchAll(registered)].map(([, folder = '']) => folder)
}
