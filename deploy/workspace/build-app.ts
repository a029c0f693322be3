import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import path from 'node:path'
import { UserError } from './errors/user-error'
import { appFolder } from './folders'
import { hooks } from './hooks'

const require = createRequire(import.meta.url)
/** Vite's program, for a process of its own. */
const vite = path.join(path.dirname(require.resolve('vite/package.json')), 'bin/vite.js')

/**
 * Builds one app into its `dist`, in processes of its own: builds share nothing. The second build is the
 * program that prerenders the app's pages when it is released. Extensions may add to the result.
 * @throws UserError with the build's output when it fails.
 */
export async function buildApp(app: string): Promise<void> {
  await viteBuild(app, [])
  await viteBuild(app, ['--ssr'])
  for (const { built } of hooks('build')) await built?.(app)
}

/**
 * One build in the app's folder.
 * @param options of Vite's command line.
 * @throws UserError with the build's output when it fails.
 */
export function viteBuild(app: string, options: readonly string[]): Promise<void> {
  const words = [vite, 'build', ...options, '--configLoader', 'runner', '--logLevel', 'warn']
  const isDevelopment = options.includes('--mode=development')
  // Plugins and packages of a build sign nothing.
  const { SIGNING_KEY: _key, ...given } = process.env
  const env = { ...given, NODE_ENV: isDevelopment ? 'development' : 'production' }
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      words,
      { cwd: appFolder(app), env, maxBuffer: Infinity },
      (error, stdout, stderr) => {
        if (error === null) resolve()
        else
          reject(new UserError(`The build of ${app} failed.\n${stdout}${stderr || error.message}`))
      },
    )
  })
}
