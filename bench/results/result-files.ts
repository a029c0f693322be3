import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { UserError } from '../../deploy/workspace/errors/user-error'
import { workspaceFolder } from '../../deploy/workspace/folders'
import { machine, measuredCommit } from './machine'
import type { PartName, Parts, Results } from './results'

/** The folder of the figures, which later runs of single parts read; git ignores it. */
export const resultsFolder = (isQuick: boolean) =>
  path.join(workspaceFolder, 'test-results', isQuick ? 'bench-quick' : 'bench')

const figuresFile = (isQuick: boolean) => path.join(resultsFolder(isQuick), 'performance.json')

export const docsFolder = path.join(workspaceFolder, 'docs')

export interface ReportFiles {
  page: string
  chart: string
}

export const reportFiles = (folder: string): ReportFiles => ({
  page: path.join(folder, 'performance.md'),
  chart: path.join(folder, 'performance.svg'),
})

/** @throws UserError when no run has written the file. */
function readResults(figures: string): Results {
  if (!existsSync(figures)) return { machine: {}, parts: {} }
  try {
    const results: unknown = JSON.parse(readFileSync(figures, 'utf8'))
    if (isResults(results)) return results
  } catch {
    // Unreadable: refused below.
  }
  throw new UserError(`${figures} was not written by bench: delete it and measure again.`)
}

const isResults = (value: unknown): value is Results =>
  typeof value === 'object' && value !== null && 'machine' in value && 'parts' in value

/** Replaces a part's figures; the other parts stay. @returns the figures of all parts. */
export async function writeResult<Name extends PartName>(
  isQuick: boolean,
  browserVersion: string,
  name: Name,
  data: Parts[Name],
): Promise<Results> {
  const figures = figuresFile(isQuick)
  const { parts } = readResults(figures)
  const measured = { at: new Date().toISOString(), commit: measuredCommit(), data }
  const results: Results = {
    machine: machine(browserVersion),
    parts: { ...parts, [name]: measured },
  }
  mkdirSync(path.dirname(figures), { recursive: true })
  writeFileSync(figures, JSON.stringify(results, rounded))
  return results
}

/** Differences below a thousandth of a millisecond are noise. */
const rounded = (_key: string, value: unknown) =>
  typeof value === 'number' ? Math.round(value * 10_000) / 10_000 : value
