import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import os from 'node:os'
import { workspaceFolder } from '../../deploy/workspace/folders'

const require = createRequire(import.meta.url)

const packages = ['vite', '@module-federation/vite', '@playwright/test', 'lighthouse']

export function computer() {
  const [processor] = os.cpus()
  return {
    processor: `${os.cpus().length} × ${processor?.model.trim() ?? 'unknown'}`,
    memory: `${(os.totalmem() / 2 ** 30).toFixed(0)} GB`,
    system: `${os.type()} ${os.release()}`,
  }
}

/** The machine and the versions of the tools. */
export function machine(browserVersion: string): Record<string, string> {
  return {
    ...computer(),
    node: process.version,
    chromium: browserVersion,
    ...Object.fromEntries(packages.map((name) => [name, versionOf(name)])),
  }
}

function versionOf(name: string) {
  const manifest: { version: string } = JSON.parse(
    readFileSync(require.resolve(`${name}/package.json`), 'utf8'),
  )
  return manifest.version
}

/** Excludes the files that a run writes. */
const ownFiles = ':!docs/performance.*'

/** The measured commit, with a `+` if the working copy differs from it. */
export function measuredCommit() {
  const git = (...words: string[]) =>
    execFileSync('git', words, { cwd: workspaceFolder, encoding: 'utf8', stdio: 'pipe' }).trim()
  try {
    const changes = git('status', '--porcelain', '--', '.', ownFiles)
    return git('rev-parse', '--short', 'HEAD') + (changes === '' ? '' : '+')
  } catch {
    return 'unknown'
  }
}
