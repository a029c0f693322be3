import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { readRegistryFile } from '../../deploy/site/registry/registry-file'
import { portOf } from '../../deploy/serve/port'
import { serveSite } from '../../deploy/serve/site-server'
import { UserError } from '../../deploy/workspace/errors/user-error'
import { siteFolder } from '../site'
import { servedSite } from '../fixtures/releases/served-site'
import { adoptForeign, foreignMakes } from './foreign-remotes'
import { hostsVariable, siteVariable } from './interop-origins'
import { releaseTeamRemote, teamRemote } from './team-remote'
import { installStockTools, runStock } from './stock-tools'
import { releaseVueRemote } from './vue-remote'
import { runSuite } from '../run-suite'

/** `pnpm check interop` shows our releases in hosts of other tools, and their remotes in our host. */

if (!existsSync(path.join(siteFolder, 'kit'))) {
  throw new UserError(`There is no site with a kit in ${siteFolder}: run \`pnpm start\` first.`)
}
const folder = mkdtempSync(path.join(tmpdir(), 'fivefold-interop-'))
const site = path.join(folder, 'site')
const hosts = path.join(folder, 'hosts')
const remotes = path.join(folder, 'remotes')
const servers = path.join(folder, 'servers')
cpSync(siteFolder, site, { recursive: true })
installStockTools(site)
const siteServer = await servedSite(site)
try {
  releaseTeamRemote(site, siteServer.origin)
  releaseVueRemote(site, siteServer.origin)
  const { entry } = readRegistryFile(site).remotes[teamRemote]?.live ?? { entry: '' }
  const address = siteServer.origin + entry
  const manifest = new URL('mf-manifest.json', address).href
  runStock('build-hosts.mjs', [hosts, manifest, address])
  runStock('build-remotes.mjs', [remotes])
  runStock('build-servers.mjs', [servers])
  runStock('check-types.mjs', [path.join(folder, 'types'), manifest])
  const hostsServer = await serveSite(hosts, 0)
  const remotesServer = await serveSite(remotes, 0)
  const remotesOrigin = `http://localhost:${portOf(remotesServer)}`
  for (const make of foreignMakes) {
    await adoptForeign(site, remotesOrigin, make, path.join(servers, `${make}.cjs`))
  }
  await adoptForeign(site, remotesOrigin, 'react-18')
  const origins = {
    [hostsVariable]: `http://localhost:${portOf(hostsServer)}`,
    [siteVariable]: siteServer.origin,
  }
  await runSuite(import.meta.dirname, origins, [hostsServer, remotesServer])
} finally {
  siteServer.stop()
  rmSync(folder, { recursive: true, force: true })
}
