import type { PartName, Parts, Results } from '../results/results'
import { markdownTable } from './markdown-table'

export const dataOf = ({ parts }: Results): Partial<Parts> =>
  Object.fromEntries(Object.entries(parts).map(([name, { data }]) => [name, data]))

/** When these parts were measured, and of which source. */
export const datesOf = ({ parts }: Results, names: readonly PartName[]) =>
  markdownTable(
    ['part', 'measured', 'commit'],
    names.flatMap((name) => {
      const measured = parts[name]
      return measured ? [[name, measured.at, `\`${measured.commit}\``]] : []
    }),
  )
