import { readCommand } from '../deploy/commands/options'
import { UserError } from '../deploy/workspace/user-error'
import type { PartName } from './results/results'

export const partNames = [
  'loads',
  'times',
  'navigations',
  'growth',
  'change',
  'heap',
  'shifts',
  'lighthouse',
] as const satisfies PartName[]

export interface BenchOptions {
  isQuick: boolean
  parts: readonly PartName[]
}

/** `[part …] [--quick]`: all parts without one. @throws UserError naming what there is not. */
export function benchOptions(given: readonly string[]): BenchOptions {
  const { words, has } = readCommand(given, ['--quick'])
  const unknown = words.find((word) => !isPart(word))
  if (unknown !== undefined) {
    throw new UserError(`There is no part “${unknown}”: one of ${partNames.join(', ')}.`)
  }
  const parts = words.length === 0 ? partNames : partNames.filter((name) => words.includes(name))
  return { isQuick: has('--quick'), parts }
}

const isPart = (word: string) => partNames.some((name) => name === word)
