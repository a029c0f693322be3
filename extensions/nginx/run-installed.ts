import { spawnSync } from 'node:child_process'
import { UserError } from '../../deploy/workspace/errors/user-error'

const install =
  'Install what is missing: `apt-get install nginx libnginx-mod-http-brotli-static openssl`.'

/** Debian installs nginx where only root's PATH leads. */
export const searchPath = `${process.env['PATH']}:/usr/sbin`

/**
 * @returns the program's output.
 * @throws UserError with what to install when the program or a module of it is missing.
 */
export function runInstalled(program: string, words: readonly string[]): string {
  const { error, status, stdout, stderr } = run(program, words)
  if (error !== undefined) throw new UserError(`${program} cannot be started. ${install}`)
  if (status === 0) return stdout
  const moduleMissing = stderr.includes('unknown directive "brotli_static"')
  throw new UserError([stderr.trim(), ...(moduleMissing ? [install] : [])].join('\n'))
}

/** The version in a program's output of `-v`, whatever its exit code; else `unknown`. */
export function programVersion(program: string): string {
  const { stdout, stderr } = run(program, ['-v'])
  return /\d+(?:\.\d+)+\S*/.exec(stdout + stderr)?.[0] ?? 'unknown'
}

/** Whether a program can be started. */
export const isInstalled = (program: string) => run(program, ['-v']).error === undefined

/** Runs a program, whatever comes of it. */
export const run = (program: string, words: readonly string[]) =>
  spawnSync(program, words, { encoding: 'utf8', env: { ...process.env, PATH: searchPath } })
