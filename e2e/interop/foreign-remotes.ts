import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { workspaceFolder } from '../site'

/** Folders that `stock/build-remotes.mjs` writes; here also the remote's name, and the address of its page. */
export const foreignMakes = ['rspack-var', 'rspack-module', 'webpack', 'vite'] as const

/**
 * Takes a build of another make into a site, from where it is served.
 * @param server program that prerenders its page, if there is one.
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
