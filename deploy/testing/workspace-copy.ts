import { spawnSync } from 'node:child_process'
import {
  copyFileSync,
  cpSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { workspaceFolder } from '../workspace/folders'

/** A copy of the sources to change and build; its libraries are links to those of the workspace. */
export interface WorkspaceCopy {
  folder: string
  /** @throws Error when the text to replace is not there, so that no change gets lost. */
  replace: (file: string, text: string | RegExp, by: string) => void
  /** @returns the folders of the builds, by app. @throws Error with the output of a build that fails. */
  build: (apps: readonly string[]) => Record<string, string>
  remove: () => void
}

const notSource = new Set([
  '.intake',
  '.git',
  'dist',
  'test-results',
  'playwright-report',
  'screenshots',
])

/** @param below path of the copy inside a temporary folder. */
export function copyWorkspace(below = ''): WorkspaceCopy {
  const place = mkdtempSync(path.join(tmpdir(), 'fivefold-copy-'))
  const folder = path.join(place, below)
  const libraries = path.join(workspaceFolder, 'node_modules')
  cpSync(workspaceFolder, folder, {
    recursive: true,
    verbatimSymlinks: true,
    filter: (file) =>
      file !== libraries && !notSource.has(path.basename(file)) && !/\/\.site[^/]*$/.test(file),
  })
  linkFolder(libraries, path.join(folder, 'node_modules'))

  return {
    folder,
    replace(file, text, by) {
      const target = path.join(folder, file)
      const before = readFileSync(target, 'utf8')
      const after = before.replace(text, () => by)
      if (after === before) throw new Error(`${file} does not say ${String(text)}`)
      writeFileSync(target, after)
    },
    build(apps) {
      const tsx = path.join(libraries, 'tsx/dist/cli.mjs')
      const { status, stderr } = spawnSync(
        process.execPath,
        [tsx, 'deploy/cli.ts', 'build', ...apps],
        { cwd: folder, encoding: 'utf8' },
      )
      if (status !== 0) throw new Error(stderr)
      return Object.fromEntries(apps.map((app) => [app, distOf(folder, app)]))
    },
    remove: () => rmSync(place, { recursive: true, force: true }),
  }
}

/** Hard links instead of one symbolic link: builds must see paths inside the copy. */
function linkFolder(from: string, to: string) {
  mkdirSync(to, { recursive: true })
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)]
    if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target)
    else if (entry.isDirectory()) linkFolder(source, target)
    else linkFile(source, target)
  }
}

function linkFile(source: string, target: string) {
  try {
    linkSync(source, target)
  } catch {
    // The temporary folder may be on another disk.
    copyFileSync(source, target)
  }
}

const distOf = (workspace: string, app: string) =>
  path.join(workspace, app === 'host' ? 'host' : `remote-${app}`, 'dist')
