import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { workspaceFolder } from '../site'

/** Folders of `stock/build-remotes.mjs`, which are also the names and paths of the remotes. */
export const foreignMakes = ['rspack-var', 'rspack-module', 'webpack', 'vite'] as const

/**
 * Adopts the served build of another tool into a site.
 * @param server program that prerenders its page.
 */
export async function adoptForeign(site: string, origin: string, make: string, server?: string) {
  const routes = path.join(site, `../${make}.json`)
  const route = {
    path: `/${make}`,
    title: 'Invoices',
    description: 'All invoices of your company in one place, with their details.',
    module: './page',
    prerender: server !== undefined,
  }
  writeFileSync(routes, JSON.stringify([route]))
  const words = ['adopt', `${origin}/${make}/mf-manifest.json`, '--routes', routes, '--as', make]
  if (server !== undefined) words.push('--server', server)
  await promisify(execFile)(
    process.execPath,
    ['--import', 'tsx', path.join(workspaceFolder, 'deploy/cli.ts'), ...words],
    { cwd: workspaceFolder, env: { ...process.env, SITE_DIR: site } },
  )
}
