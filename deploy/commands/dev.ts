import { setTimeout as pause } from 'node:timers/promises'
import { listApps } from '../workspace/apps'
import { vite } from '../workspace/build-app'
import { freePorts, freeSitePort } from '../serve/port'
import { UserError } from '../workspace/errors/user-error'
import { devRemotesVariable } from '../build/dev/dev-registry'
import { deployedSite, releasedRegistry } from '../build/dev/released-site'
import { keepRunning } from '../workspace/keep-running'
import { appFolder, hostApp } from '../workspace/folders'

/**
 * `dev [remote...]`: serves the host and the named remotes, or all of them, with hot reload behind one
 * address. The other remotes come as released: on this machine, or on the deployed site at `$SITE_URL`.
 */
export async function dev(named: readonly string[]) {
  const all = listApps().filter((app) => app !== hostApp)
  const remotes = named.length === 0 ? all : named.filter((app) => app !== hostApp)
  await refuseUnreleased(all.filter((remote) => !remotes.includes(remote)))
  const port = await freeSitePort()
  const ports = await freePorts(remotes.length)
  const env = {
    PORT: String(port),
    NODE_ENV: 'development',
    [devRemotesVariable]: JSON.stringify(
      Object.fromEntries(remotes.map((remote, index) => [remote, ports[index]])),
    ),
  }
  const end = new AbortController()
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => end.abort())
  const servers = [...remotes, hostApp].map((app) =>
    keepRunning(
      {
        name: app,
        words: [vite, '--configLoader', 'runner', '--clearScreen', 'false'],
        folder: appFolder(app),
        env,
      },
      end.signal,
    ),
  )
  const address = `http://localhost:${port}`
  if (await answers(address, end.signal)) {
    console.info(`Fivefold is in development at ${address}`)
  }
  await Promise.all(servers)
}

/** Waits for the first answer of the host's server, however long its start takes. */
async function answers(address: string, signal: AbortSignal) {
  while (!signal.aborted) {
    try {
      await fetch(address, { signal })
      return true
    } catch {
      await pause(200)
    }
  }
  return false
}

async function refuseUnreleased(remotes: readonly string[]) {
  if (remotes.length === 0) return
  const { remotes: released } = await releasedRegistry()
  const missing = remotes.filter((remote) => released[remote] === undefined)
  if (missing.length === 0) return
  const site = deployedSite()
  const remedy =
    site === undefined
      ? 'run `pnpm release` for each, or `pnpm start` once'
      : `name them as well, or release them at ${site}`
  throw new UserError(`No release found of ${missing.join(', ')}: ${remedy}.`)
}
