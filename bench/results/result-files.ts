import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { UserError } from '../../deploy/workspace/user-error'
import { workspaceFolder } from '../../deploy/workspace/folders'
import { writeFormatted } from '../../deploy/workspace/write-formatted'
import { machine, measuredCommit } from './machine'
import type { PartName, Parts, Results } from './results'

export interface ResultFiles {
  figures: string
  page: string
  chart: string
}

/** A quick run's are for whoever ran it; git ignores them. */
export function resultFiles(isQuick: boolean): ResultFiles {
  const folder = path.join(workspaceFolder, isQuick ? 'bench/.results' : 'docs')
  return {
    figures: path.join(folder, 'performance.json'),
    page: path.join(folder, 'performance.md'),
    chart: path.join(folder, 'performance.svg'),
  }
}

/** @throws UserError when the file is not what an earlier run wrote. */
export function readResults({ figures }: ResultFiles): Results {
  if (!existsSync(figures)) return { machine: {}, parts: {} }
  try {
    const results: unknown = JSON.parse(readFileSync(figures, 'utf8'))
    if (isResults(results)) return results
  } catch {
    // What cannot be read is no result either.
  }
  throw new UserError(`${figures} is not what bench writes: remove it and measure anew.`)
}

const isResults = (value: unknown): value is Results =>
  typeof value === 'object' && value !== null && 'machine' in value && 'parts' in value

/** Puts a part's figures in the place of an earlier run's; the other parts stay. */
export async function writeResult<Name extends PartName>(
  files: ResultFiles,
  browserVersion: string,
  name: Name,
  data: Parts[Name],
): Promise<Results> {
  const { parts } = readResults(files)
  const measured = { at: new Date().toISOString(), commit: measuredCommit(), data }
  const results: Results = {
    machine: machine(browserVersion),
    parts: { ...parts, [name]: measured },
  }
  await writeFormatted(files.figures, JSON.stringify(results, rounded))
  return results
}

/** A thousandth of a millisecond says nothing. */
const rounded = (_key: string, value: unknown) =>
  typeof value === 'number' ? Math.round(value * 10_000) / 10_000 : value
