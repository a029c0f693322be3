import type { LoadCounts } from '../results/results'
import { bytes, count, milliseconds } from '../report/formats'
import { markdownTable } from '../report/markdown-table'

export interface Floor extends LoadCounts {
  title: string
  /** Milliseconds until the remote's button appeared, with every answer delayed by 100 ms. */
  shown: number
}

/** The content of `docs/federation-plugin.md`. */
export function floorPage(floors: readonly Floor[], machine: Record<string, string>): string {
  const head = ['', 'requests', 'rounds', 'script', 'button']
  const rows = floors.map(({ title, requests, rounds, scriptBytes, shown }) => [
    title,
    count(requests),
    count(rounds),
    bytes(scriptBytes),
    milliseconds(shown),
  ])
  const plugin = machine['@module-federation/vite'] ?? ''
  return `${before}

@module-federation/vite ${plugin}, vite ${machine['vite'] ?? ''}, chromium ${machine['chromium'] ?? ''}:

${markdownTable(head, rows)}

${after}
`
}

const before = `# What the federation plugin cannot leave out

Written by \`pnpm bench:plugin\`; the figures are measured, the reproduction is \`bench/plugin-floor\`: a
host, a remote, a button and the host's React, and nothing else. The remote shares without fallbacks
(\`import: false\`) and takes the runtime from the host (\`externalRuntime\`). Every answer is held back by
100 ms; a round is a request that could only begin when another had ended.`

const after = `What no option takes away:

- **The runtime.** Host and remote negotiate in the browser what was settled when they were released:
  which version wins, in what order shares load, what a fallback is. Its script comes before the
  first line of the host's own.
- **The chain.** The document names the host's entry. Every further address becomes known only when
  the one before has run: the host's start, the runtime's, the remote's entry, what it exposes. No
  list of them can be taken from the plugin; where one is made from the finished files, as in the last
  line, the requests become one round and stay as many.
- **The waiting.** The host's own first module is imported by one of the plugin's, after the runtime has
  begun and the shares have been loaded by its promises. With every file there already, no page can be
  hydrated in the task in which its last script arrived.
- **Whole libraries.** A share is complete: what nobody uses of it is not shaken off, since a remote
  that is not known yet might.

What is done about it is in [minimal containers](decisions/minimal-containers.md) (the protocol without the
runtime), [few shares](decisions/few-shares.md) and [prerendering](decisions/prerendering.md) (the
graph of a page's scripts in its document); what it is worth on whole pages is in
[performance](performance.md), in the lines of the plugin's defaults.`
