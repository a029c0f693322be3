import { execFileSync } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { kitFile, kitFolder } from '../../extensions/kit/kit-description'

/** Other build tools with a lock file; neither `start` nor `test` installs them. */
export const stockFolder = path.join(import.meta.dirname, 'stock')

export function installStockPackages() {
  const words = ['-y', 'pnpm@12', 'install', '--ignore-workspace', '--frozen-lockfile']
  execFileSync('npx', words, { cwd: stockFolder, stdio: ['ignore', 'ignore', 'inherit'] })
}

/**
 * Installs the tools and the shared package of a site's kit, as a team on another machine would have
 * them.
 */
export function installStockTools(site: string) {
  installStockPackages()
  const kit = path.join(site, kitFolder)
  const description: { packages: Record<string, string> } = JSON.parse(
    readFileSync(path.join(kit, kitFile), 'utf8'),
  )
  const shared = path.join(stockFolder, 'node_modules/@fivefold/shared')
  rmSync(shared, { recursive: true, force: true })
  mkdirSync(shared, { recursive: true })
  const archive = path.join(kit, description.packages['@fivefold/shared'] ?? '')
  execFileSync('tar', ['-xzf', archive, '-C', shared, '--strip-components=1'])
}

/** Runs a program in the tools’ folder. @throws Error when it fails. */
export const runStock = (program: string, words: readonly string[]) =>
  execFileSync(process.execPath, [program, ...words], {
    cwd: stockFolder,
    stdio: ['ignore', 'ignore', 'inherit'],
  })
