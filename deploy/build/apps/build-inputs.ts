import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { appFolder, hostApp, workspaceFolder } from '../../workspace/folders'

/** Folders that no build reads, by their name. */
const unread = /^(?:node_modules|dist|test|test-results|\..*)$/
const test = /\.(?:test|stores)\.tsx?$/

/** Parts of the release tool that run after a build. A structure test holds that no preset imports them. */
const afterBuilds = /^deploy\/(?:commands|extensions|release|testing)(?:\/|$)/
const inBuilds = /^deploy\/extensions(?:\/own-react(?:\/|$)|$)/

const settings = ['package.json', 'pnpm-lock.yaml', 'pnpm-workspace.yaml', 'tsconfig.base.json']

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
  // The host's build carries the kit: programs, templates and types from everywhere in `deploy`.
  const isRead = (entry: string) =>
    app === hostApp || !afterBuilds.test(entry) || inBuilds.test(entry)
  const folders = [path.relative(workspaceFolder, appFolder(app)), 'shared', 'deploy']
  return [
    ...found,
    ...folders.flatMap((folder) => filesBelow(workspace, folder, isRead)),
  ].toSorted()
}

function filesBelow(
  workspace: string,
  folder: string,
  isRead: (entry: string) => boolean,
): string[] {
  const entries = readdirSync(path.join(workspace, folder), { withFileTypes: true })
  return entries.flatMap((entry) => {
    const inner = path.posix.join(folder, entry.name)
    if (!isRead(inner)) return []
    if (entry.isDirectory())
      return unread.test(entry.name) ? [] : filesBelow(workspace, inner, isRead)
    return entry.isFile() && !test.test(entry.name) ? [inner] : []
  })
}
