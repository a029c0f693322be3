import { spawn } from 'node:child_process'
import { once } from 'node:events'
import type { Server } from 'node:http'
import path from 'node:path'
import { portOf } from '../deploy/serve/port'
import { serveSite } from '../deploy/serve/site-server'
import { matrixVariables } from './suite-config'

/**
 * Runs the browser tests of a folder with this process’s arguments, sets its exit code, and closes the
 * servers.
 * @param variables environment variables with the addresses of the servers.
 */
export async function runSuite(
  folder: string,
  variables: Readonly<Record<string, string>>,
  servers: readonly Server[],
) {
  const tests = spawn(
    path.join(import.meta.dirname, 'node_modules/.bin/playwright'),
    ['test', '--config', path.join(folder, 'playwright.config.ts'), ...process.argv.slice(2)],
    { stdio: 'inherit', env: { ...process.env, ...variables } },
  )
  const [code] = await once(tests, 'close')
  process.exitCode = Number(code ?? 1)
  for (const server of servers) {
    server.close()
    server.closeAllConnections()
  }
}

/** Runs the browser tests of a folder once for each site. @param sites folders by their names. */
export async function runMatrix(folder: string, sites: ReadonlyMap<string, string>) {
  const served = [...sites].map(async ([name, site]) => [name, await serveSite(site, 0)] as const)
  const servers = await Promise.all(served)
  const origins = servers.map(([name, server]) => [name, `http://localhost:${portOf(server)}`])
  const variables = matrixVariables(Object.fromEntries(origins))
  await runSuite(
    folder,
    variables,
    servers.map(([, server]) => server),
  )
}
