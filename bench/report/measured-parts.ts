import type { PartName, Parts, Results } from '../results/results'
import { markdownTable } from './markdown-table'

export const dataOf = ({ parts }: Results): Partial<Parts> =>
  Object.fromEntries(Object.entries(parts).map(([name, { data }]) => [name, data]))

/** The time and the commit of these parts' measurements. */
export const datesOf = ({ parts }: Results, names: readonly PartName[]) =>
  markdownTable(
    ['part', 'measured', 'commit'],
    names.flatMap((name) => {
      const measured = parts[name]
      return measured ? [[name, measured.at, `\`${measured.commit}\``]] : []
    }),
  )
