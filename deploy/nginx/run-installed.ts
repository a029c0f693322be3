import { spawnSync } from 'node:child_process'
import { Problem } from '../problem'

const install =
  'Install what is missing: `apt-get install nginx libnginx-mod-http-brotli-static openssl`.'

/** Debian keeps nginx where only root looks. */
export const searchPath = `${process.env['PATH']}:/usr/sbin`

/** @throws Problem with what to install when the program or a module of it is missing. */
export function runInstalled(program: string, words: readonly string[]) {
  const { error, status, stderr } = spawnSync(program, words, {
    encoding: 'utf8',
    env: { ...process.env, PATH: searchPath },
  })
  if (error !== undefined) throw new Problem(`${program} cannot be started. ${install}`)
  if (status === 0) return
  const moduleMissing = stderr.includes('unknown directive "brotli_static"')
  throw new Problem([stderr.trim(), ...(moduleMissing ? [install] : [])].join('\n'))
}
