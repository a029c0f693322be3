import type { WrkFigures } from './wrk-figures'
import { count } from '../report/formats'
import { markdownTable } from '../report/markdown-table'

export interface LoadedAddress {
  kind: string
  path: string
  status: number
  figures: WrkFigures
  faults: readonly string[]
}

/** One line for each kind of address, as Markdown. */
export const loadTable = (addresses: readonly LoadedAddress[]) =>
  markdownTable(
    ['', 'status', 'requests', 'a second', 'p50', 'p99', 'sent a second', 'errors'],
    addresses.map(({ kind, status, figures, faults }) => [
      kind,
      count(status),
      count(figures.requests),
      (figures.requests / seconds(figures)).toFixed(0),
      milliseconds(figures.p50),
      milliseconds(figures.p99),
      `${(figures.bytes / seconds(figures) / 1_000_000).toFixed(0)} MB`,
      faults.join(', ') || '0',
    ]),
  )

const seconds = ({ duration }: WrkFigures) => duration / 1_000_000

/** @param time in microseconds. */
const milliseconds = (time: number) => `${(time / 1000).toFixed(1)} ms`
