import { execFile } from 'node:child_process'
import { mkdirSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { writeBelow } from '../../../deploy/names/write-below'
import { appFolder } from '../../../deploy/workspace/folders'
import { UserError } from '../../../deploy/workspace/errors/user-error'
import { providedModules, type SiteContract } from '../site-contract'

/**
 * Checks the types of a remote's sources, without its tests, against a host. Modules that the host
 * provides have the host's types; all others have the remote's own.
 * @throws UserError with TypeScript's messages.
 */
export async function refuseWrongTypes(
  remote: string,
  { version, types }: Pick<SiteContract, 'version' | 'types'>,
): Promise<void> {
  const folder = appFolder(remote)
  const require = createRequire(path.join(folder, 'package.json'))
  const shared = realpathSync(path.dirname(require.resolve('@fivefold/shared/package.json')))
  // Inside the package, so that its own libraries are found from there in every layout.
  const host = path.join(shared, 'node_modules/.host-types')
  const project = path.join(folder, 'node_modules/.fivefold/tsconfig.json')
  writeTypes(host, types)
  mkdirSync(path.dirname(project), { recursive: true })
  writeFileSync(project, JSON.stringify(projectWith(folder, host)))
  const tsc = path.join(path.dirname(require.resolve('typescript/package.json')), 'bin/tsc')
  const words = [tsc, '-p', project, '--pretty', 'false']
  const messages = await messagesOf(words, folder)
  if (messages === undefined) return
  throw new UserError(
    `The types of ${remote} do not fit the host ${version}:\n${messages.trimEnd()}\n` +
      'Change what is named there, or release a host that has it first.',
  )
}

/** TypeScript's messages about sources; undefined when it accepts them. */
const messagesOf = (words: readonly string[], cwd: string) =>
  new Promise<string | undefined>((resolve) => {
    execFile(process.execPath, words, { cwd, maxBuffer: Infinity }, (error, stdout, stderr) =>
      resolve(error === null ? undefined : stdout || stderr || error.message),
    )
  })

/** @param folder is replaced. */
export function writeTypes(folder: string, types: SiteContract['types']) {
  rmSync(folder, { recursive: true, force: true })
  for (const [file, text] of Object.entries(types)) writeBelow(folder, file, text)
}

const projectWith = (folder: string, host: string) => ({
  extends: path.join(folder, 'tsconfig.json'),
  include: [path.join(folder, 'src')],
  exclude: [path.join(folder, 'src/**/*.test.*')],
  compilerOptions: {
    noEmit: true,
    incremental: false,
    tsBuildInfoFile: null,
    paths: Object.fromEntries(
      providedModules.map(({ name, file }) => [name, [path.join(host, file)]]),
    ),
  },
})
