import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import path from 'node:path'
import { UserError } from './user-error'
import { appFolder } from './folders'

const require = createRequire(import.meta.url)
/** Vite's program, for a process of its own. */
export const vite = path.join(path.dirname(require.resolve('vite/package.json')), 'bin/vite.js')

/**
 * Builds one app into its `dist`, in processes of its own: builds share nothing. The second build is
 * what renders the app's pages ahead.
 * @throws UserError with the build's output when it fails.
 */
export async function buildApp(app: string): Promise<void> {
  await viteBuild(app, [])
  await viteBuild(app, ['--ssr'])
}

/**
 * One build in the app's folder.
 * @param options words for Vite's command line.
 * @throws UserError with the build's output when it fails.
 */
export function viteBuild(app: string, options: readonly string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const build = spawn(
      process.execPath,
      [vite, 'build', ...options, '--configLoader', 'runner', '--logLevel', 'warn'],
      {
        cwd: appFolder(app),
        env: { ...process.env, NODE_ENV: 'production' },
        stdio: ['ignore', 'pipe', 'pipe'],
      },
    )
    const output: string[] = []
    build.stdout.on('data', (text) => output.push(String(text)))
    build.stderr.on('data', (text) => output.push(String(text)))
    build.on('error', reject)
    build.on('close', (code) => {
      if (code === 0) return resolve()
      reject(new UserError(`The build of ${app} failed.\n${output.join('')}`))
    })
  })
}
