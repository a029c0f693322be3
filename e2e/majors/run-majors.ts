import { spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { secondReacts } from '../../deploy/gates/second-react'
import { readRegistryFile } from '../../deploy/registry/registry-file'
import { portOf } from '../../deploy/serve/port'
import { serveSite } from '../../deploy/serve/site-server'
import { majorSites } from './major-sites'
import { originsVariable } from './major-states'

/** `pnpm test:majors`: the apps move to the next major version of React in several orders. */

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
  const tests = spawn(
    path.join(import.meta.dirname, '../node_modules/.bin/playwright'),
    [
      'test',
      '--config',
      path.join(import.meta.dirname, 'playwright.config.ts'),
      ...process.argv.slice(2),
    ],
    {
      stdio: 'inherit',
      env: { ...process.env, [originsVariable]: JSON.stringify(Object.fromEntries(origins)) },
    },
  )
  const [code] = await once(tests, 'close')
  process.exitCode = Number(code ?? 1)
  for (const server of servers.values()) {
    server.close()
    server.closeAllConnections()
  }
} finally {
  remove()
}
