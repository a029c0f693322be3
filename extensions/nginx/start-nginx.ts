import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { freePorts } from '../../deploy/serve/port'
import { UserError } from '../../deploy/workspace/errors/user-error'
import { localConfiguration } from './nginx-configuration'
import { ownCertificate } from './own-certificate'
import { runInstalled, searchPath } from './run-installed'

export interface RunningNginx {
  origin: string
  plainOrigin: string
  certificate: string
  stop: () => Promise<void>
}

interface NginxOptions {
  /** Rules of what runs beside the site. */
  beside?: string | undefined
  /** False for tests with an nginx that lacks the module. */
  brotli?: boolean
}

/**
 * Serves a site with a real nginx under `deploy/nginx.conf`, on free loopback ports.
 * @throws UserError when nginx, its brotli module or openssl is not installed, or the configuration is refused.
 */
export async function startNginx(
  site: string,
  { beside, brotli = true }: NginxOptions = {},
): Promise<RunningNginx> {
  const folder = mkdtempSync(path.join(tmpdir(), 'fivefold-nginx-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  try {
    const certificate = ownCertificate(folder)
    const [http = 0, https = 0] = await freePorts(2)
    const file = path.join(folder, 'nginx.conf')
    writeFileSync(file, localConfiguration({ site, folder, ports: { http, https }, brotli }))
    if (beside !== undefined) {
      mkdirSync(path.join(folder, 'beside'))
      writeFileSync(path.join(folder, 'beside/rules.conf'), beside)
    }
    const words = ['-c', file, '-e', path.join(folder, 'error.log')]
    runInstalled('nginx', [...words, '-t'])
    const stop = await run(words, https, folder)
    return {
      origin: `https://localhost:${https}`,
      plainOrigin: `http://localhost:${http}`,
      certificate,
      stop: () => stop().then(remove),
    }
  } catch (problem) {
    remove()
    throw problem
  }
}

async function run(words: readonly string[], port: number, folder: string) {
  const nginx = spawn('nginx', [...words, '-g', 'daemon off;'], {
    stdio: 'ignore',
    env: { ...process.env, PATH: searchPath },
  })
  const exited = once(nginx, 'exit')
  while (!(await answers(port))) {
    if (nginx.exitCode === null) continue
    throw new UserError(readFileSync(path.join(folder, 'error.log'), 'utf8'))
  }
  return async () => {
    nginx.kill('SIGQUIT')
    await exited
  }
}

/** Whether a connection is taken within 50 ms. */
function answers(port: number) {
  return new Promise<boolean>((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' })
    const settle = (taken: boolean) => {
      socket.destroy()
      setTimeout(resolve, taken ? 0 : 50, taken)
    }
    socket.once('connect', () => settle(true)).once('error', () => settle(false))
  })
}
