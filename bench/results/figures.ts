import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { UserError } from '../../deploy/workspace/errors/user-error'
import { workspaceFolder } from '../../deploy/workspace/folders'

/** Values that stand side by side: by variant, or by load. */
export interface Figure {
  /** It names the unit. */
  figure: string
  /** The page, command or database. */
  of: string
  values: Readonly<Record<string, number>>
}

interface Measured {
  measured: string
  commit: string
  computer: string
  figures: readonly Figure[]
}

const folder = path.join(workspaceFolder, 'test-results/bench')

/** Replaces the file of a measurement. */
export function writeFigures(name: string, figures: readonly Figure[]) {
  const [processor] = os.cpus()
  const measured: Measured = {
    measured: new Date().toISOString(),
    commit: measuredCommit(),
    computer: `${os.cpus().length} × ${processor?.model.trim()}, ${(os.totalmem() / 2 ** 30).toFixed(0)} GB, Node ${process.version}`,
    figures,
  }
  mkdirSync(folder, { recursive: true })
  writeFileSync(path.join(folder, `${name}.json`), JSON.stringify(measured, rounded, 2))
}

const rounded = (_key: string, value: unknown) =>
  typeof value === 'number' ? Math.round(value * 100) / 100 : value

/** The commit, with a `+` if the working copy differs from it. */
function measuredCommit() {
  const git = (...words: string[]) =>
    execFileSync('git', words, { cwd: workspaceFolder, encoding: 'utf8', stdio: 'pipe' }).trim()
  try {
    const changes = git('status', '--porcelain', '--', '.', ':!docs/performance.md')
    return git('rev-parse', '--short', 'HEAD') + (changes === '' ? '' : '+')
  } catch {
    return 'unknown'
  }
}

/** The files of these measurements as one table in Markdown. */
export function figuresTable(names = measuredNames()): string {
  const rows = names.flatMap((name) => {
    const file = path.join(folder, `${name}.json`)
    const { commit, figures }: Measured = JSON.parse(readFileSync(file, 'utf8'))
    return figures.map(({ figure, of, values }) => {
      const sides = Object.entries(values).map(([side, value]) => `${side}: ${value}`)
      return [name, commit, figure, of, sides.join('; ')]
    })
  })
  const head = ['bench', 'commit', 'figure', 'of', 'measured']
  return [head, head.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')
}

function measuredNames() {
  const files = existsSync(folder)
    ? readdirSync(folder).filter((file) => file.endsWith('.json'))
    : []
  if (files.length === 0)
    throw new UserError('Nothing is measured yet: `npx --yes pnpm@12 bench` lists what there is.')
  return files.map((file) => file.replace('.json', ''))
}
