import path from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { brand } from '../../../shared/brand'
import { listApps } from '../../workspace/apps'
import { asTyped } from '../../workspace/as-typed'
import { freePorts, freeSitePort } from '../../serve/port'
import { UserError } from '../../workspace/errors/user-error'
import { devRemotesVariable } from '../../build/dev/dev-registry'
import { deployedSite, releasedRegistry } from '../../build/dev/released-site'
import { appFolder, hostApp } from '../../workspace/folders'
import { runServers } from './run-servers'

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
  const vite = path.join('node_modules', '.bin', 'vite')
  const command = `${vite} --configLoader runner --clearScreen false`
  const servers = runServers(
    [...remotes, hostApp].map((app) => ({
      name: app,
      command,
      cwd: appFolder(app),
      env,
    })),
  )
  const address = `http://localhost:${port}`
  await firstAnswer(address)
  console.info(`${brand.name} is in development at ${address}`)
  await servers
}

/** Waits for the host's server, however long its start takes. */
async function firstAnswer(address: string): Promise<Response> {
  try {
    return await fetch(address)
  } catch {
    await pause(200)
    return firstAnswer(address)
  }
}

async function refuseUnreleased(remotes: readonly string[]) {
  if (remotes.length === 0) return
  const { remotes: released } = await releasedRegistry()
  const missing = remotes.filter((remote) => released[remote] === undefined)
  if (missing.length === 0) return
  const site = deployedSite()
  const remedy =
    site === undefined
      ? `run \`${asTyped('release')}\` for each, or \`${asTyped('start')}\` once`
      : `name them as well, or release them at ${site}`
  throw new UserError(`No release found of ${missing.join(', ')}: ${remedy}.`)
}
