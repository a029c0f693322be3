import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { releaseApp } from '../../deploy/release/release-app'
import { installStockPackages } from '../interop/stock-tools'
import { majorBuilds } from './major-builds'
import { majorStates } from './major-states'

/**
 * Composes a site for each state, from all apps on the current major version to all on the next one.
 * @returns the sites' folders by their states, and a function that removes them.
 */
export async function majorSites() {
  installStockPackages()
  const folder = mkdtempSync(path.join(tmpdir(), 'fivefold-majors-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  try {
    const { now, ...next } = majorBuilds(folder)
    const start = path.join(folder, 'start')
    for (const [app, build] of Object.entries(now)) await releaseApp(start, app, { folder: build })
    const sites = new Map<string, string>()
    for (const [state, { library, moved }] of Object.entries(majorStates)) {
      const site = path.join(folder, state)
      cpSync(start, site, { recursive: true })
      for (const app of moved) {
        await releaseApp(site, app, { folder: next[library][app] ?? '' })
      }
      sites.set(state, site)
    }
    return { sites, remove }
  } catch (error) {
    remove()
    throw error
  }
}
