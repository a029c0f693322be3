import { execFile } from 'node:child_process'
import { rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { UserError } from '../../workspace/errors/user-error'
import { appFolder, buildFolder, isKit } from '../../workspace/folders'
import { hooks } from '../../workspace/hooks'
import { step } from '../../workspace/steps'
import { buildName } from './build-inputs'
import { appBuild, isKept, keepBuild } from './kept-build'

const require = createRequire(import.meta.url)
/** The path of Vite's command-line program. */
const vite = path.join(path.dirname(require.resolve('vite/package.json')), 'bin/vite.js')

export interface WatchedBuild {
  /** Is called when the build starts, and not for a kept one. */
  started?: () => void
  /** Ends the build. */
  signal?: AbortSignal
}

/**
 * Builds one app into its `dist`. Two separate processes share nothing: one builds the app for
 * browsers, the other the program that prerenders its pages at a release. Extensions may add to the
 * result. A `dist` that was made from the same sources stays as it is. A remote in its own
 * repository may read anything, so it is always built.
 * @returns whether it was built.
 * @throws UserError with the build's output when it fails.
 */
export const buildApp = (app: string, watched: WatchedBuild = {}) =>
  step(`build ${app}`, () => buildUnlessKept(app, watched))

async function buildUnlessKept(app: string, { started, signal }: WatchedBuild): Promise<boolean> {
  const name = isKit ? undefined : buildName(app)
  if (name !== undefined && isKept(appBuild(app), name)) return false
  started?.()
  rmSync(buildFolder(app), { recursive: true, force: true })
  await Promise.all([viteBuild(app, [], signal), viteBuild(app, ['--ssr'], signal)])
  for (const hook of hooks('build')) await hook.built?.(app)
  // The sources may have changed during the build.
  if (name !== undefined && buildName(app) === name) keepBuild(appBuild(app), name)
  return true
}

/**
 * One build in the app's folder.
 * @param options of Vite's command line.
 * @throws UserError with the build's output when it fails.
 */
export function viteBuild(
  app: string,
  options: readonly string[],
  signal?: AbortSignal,
): Promise<void> {
  const words = [vite, 'build', ...options, '--configLoader', 'runner', '--logLevel', 'warn']
  const isDevelopment = options.includes('--mode=development')
  // Plugins and packages of a build sign nothing.
  const { SIGNING_KEY: _key, ...given } = process.env
  const env = { ...given, NODE_ENV: isDevelopment ? 'development' : 'production' }
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      words,
      { cwd: appFolder(app), env, maxBuffer: Infinity, ...(signal && { signal }) },
      (error, stdout, stderr) => {
        if (error === null) resolve()
        else
          reject(new UserError(`The build of ${app} failed.\n${stdout}${stderr || error.message}`))
      },
    )
  })
}
