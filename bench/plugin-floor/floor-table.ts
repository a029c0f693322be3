import type { LoadCounts } from '../results/results'
import { bytes, count, milliseconds } from '../report/formats'
import { markdownTable } from '../report/markdown-table'

export interface Floor extends LoadCounts {
  title: string
  /** Milliseconds until the remote's button appeared, with every answer delayed by 100 ms. */
  shown: number
}

/** The versions and one line for each build, as Markdown. */
export function floorTable(floors: readonly Floor[], machine: Record<string, string>): string {
  const head = ['', 'requests', 'rounds', 'script', 'button']
  const rows = floors.map(({ title, requests, rounds, scriptBytes, shown }) => [
    title,
    count(requests),
    count(rounds),
    bytes(scriptBytes),
    milliseconds(shown),
  ])
  const tools = ['@module-federation/vite', 'vite', 'chromium']
  const versions = tools.map((name) => `${name} ${machine[name] ?? ''}`).join(', ')
  return `${versions}:\n\n${markdownTable(head, rows)}\n`
}
