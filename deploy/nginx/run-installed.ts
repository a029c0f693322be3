import { spawnSync } from 'node:child_process'
import { UserError } from '../workspace/user-error'

const nginxPackages = 'nginx libnginx-mod-http-brotli-static openssl'

/** Debian keeps nginx where only root looks. */
export const searchPath = `${process.env['PATH']}:/usr/sbin`

/**
 * @param packages what of Debian's has the program.
 * @returns what the program has written.
 * @throws UserError with what to install when the program or a module of it is missing.
 */
export function runInstalled(
  program: string,
  words: readonly string[],
  packages = nginxPackages,
): string {
  const install = `Install what is missing: \`apt-get install ${packages}\`.`
  const { error, status, stdout, stderr } = run(program, words)
  if (error !== undefined) throw new UserError(`${program} cannot be started. ${install}`)
  if (status === 0) return stdout
  const moduleMissing = stderr.includes('unknown directive "brotli_static"')
  throw new UserError([stderr.trim(), ...(moduleMissing ? [install] : [])].join('\n'))
}

/** What follows a program's name in its answer to `-v`, with which some fail; else `unknown`. */
export function programVersion(program: string): string {
  const { stdout, stderr } = run(program, ['-v'])
  return /\d+(?:\.\d+)+\S*/.exec(stdout + stderr)?.[0] ?? 'unknown'
}

const run = (program: string, words: readonly string[]) =>
  spawnSync(program, words, { encoding: 'utf8', env: { ...process.env, PATH: searchPath } })
