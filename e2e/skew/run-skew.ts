import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePorts } from '../../deploy/serve/port'
import { serveSite } from '../../deploy/serve/site-server'
import { originsVariable } from './skew-pairs'
import { skewSites } from './skew-sites'

/** `pnpm test:skew`: every remote's journey with every age of host and remote, in a real browser. */

const folder = path.dirname(fileURLToPath(import.meta.url))
const { sites, remove } = await skewSites()
try {
  const ports = await freePorts(sites.size)
  const served = [...sites].map(([name, site], index) => ({ name, site, port: ports[index] ?? 0 }))
  const servers = await Promise.all(served.map(({ site, port }) => serveSite(site, port)))
  const origins = served.map(({ name, port }) => [name, `http://localhost:${port}`])
  const tests = spawn(
    path.join(folder, '../node_modules/.bin/playwright'),
    ['test', '--config', path.join(folder, 'playwright.config.ts'), ...process.argv.slice(2)],
    {
      stdio: 'inherit',
      env: { ...process.env, [originsVariable]: JSON.stringify(Object.fromEntries(origins)) },
    },
  )
  const [code] = await once(tests, 'close')
  process.exitCode = Number(code ?? 1)
  for (const server of servers) {
    server.close()
    server.closeAllConnections()
  }
} finally {
  remove()
}
