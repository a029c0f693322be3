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

export interface LoadRun {
  connections: number
  seconds: number
  addresses: readonly LoadedAddress[]
  /** Time, machine and tools of the measurement. */
  circumstances: Readonly<Record<string, string>>
}

/** The content of `docs/load.md`. */
export const loadPage = (run: LoadRun): string =>
  [
    '# Load',
    'Written by `pnpm bench:load`; edit nothing here by hand.',
    `A real nginx under the shipped [\`deploy/nginx.conf\`](../deploy/nginx.conf), on loopback ports and ` +
      `without its access log, serves the released site over TLS. wrk asks for one address after the ` +
      `other, each for ${run.seconds} seconds over ${run.connections} connections that stay open, and ` +
      `accepts brotli. The command fails when a connection or an answer breaks, takes more than two ` +
      `seconds, or has another status than it should.`,
    loadTable(run.addresses),
    'wrk and nginx share the processor, so a server of its own answers more. wrk speaks HTTP/1.1; ' +
      'that browsers are answered over HTTP/2 is held by `pnpm nginx:check`.',
    '## Where and when',
    markdownTable(['', ''], Object.entries(run.circumstances)),
  ].join('\n\n')

/** The table for the terminal. */
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
