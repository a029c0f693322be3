import { freePorts } from '../../deploy/serve/port'
import { serveSite } from '../../deploy/serve/site-server'
import { originsVariable } from './skew-pairs'
import { skewSites } from './skew-sites'
import { runSuite } from '../run-suite'

/** `pnpm test:skew` takes every remote's journey with every age of host and remote. */

const { sites, remove } = await skewSites()
try {
  const ports = await freePorts(sites.size)
  const served = [...sites].map(([name, site], index) => ({ name, site, port: ports[index] ?? 0 }))
  const servers = await Promise.all(served.map(({ site, port }) => serveSite(site, port)))
  const origins = served.map(({ name, port }) => [name, `http://localhost:${port}`])
  const variables = { [originsVariable]: JSON.stringify(Object.fromEntries(origins)) }
  await runSuite(import.meta.dirname, variables, servers)
} finally {
  remove()
}
