import { secondReacts } from '../../deploy/extensions/own-react/second-react'
import { readRegistryFile } from '../../deploy/site/registry/registry-file'
import { portOf } from '../../deploy/serve/port'
import { serveSite } from '../../deploy/serve/site-server'
import { majorSites } from './major-sites'
import { originsVariable } from './major-states'
import { runSuite } from '../run-suite'

/** `pnpm test:majors` moves the apps to the next major versions in several orders. */

const { sites, remove } = await majorSites()
try {
  const servers = new Map(
    await Promise.all(
      [...sites].map(async ([state, site]) => [state, await serveSite(site, 0)] as const),
    ),
  )
  const origins = [...servers].map(([state, server]) => [
    state,
    `http://localhost:${portOf(server)}`,
  ])
  for (const [state, site] of sites) {
    const sentences = await secondReacts(site, readRegistryFile(site))
    console.info([`${state}:`, ...sentences].join('\n  '))
  }
  const variables = { [originsVariable]: JSON.stringify(Object.fromEntries(origins)) }
  await runSuite(import.meta.dirname, variables, [...servers.values()])
} finally {
  remove()
}
