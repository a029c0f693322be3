import { parsedSite } from '../site-record'

interface Remote {
  live: string
  canary?: { version: string; percentage: number }
  lastGood?: string
}

/** A line of the log. Its time is in minutes ago. */
interface Line {
  ago: number
  action: string
  app?: string
  from?: string
  to?: string
  percentage?: number | undefined
}

/** The files of a site with these remotes, by their names. */
export const filesOfSite = (
  remotes: Readonly<Record<string, Remote>>,
  log: readonly Line[] = [],
): Record<string, string> => ({
  'registry.json': JSON.stringify({
    schema: 1,
    host: { version: '2.0.0', lastGood: null },
    remotes: Object.fromEntries(
      Object.entries(remotes).map(([name, { live, canary, lastGood }]) => [
        name,
        { live: { version: live }, canary, lastGood: lastGood ? { version: lastGood } : null },
      ]),
    ),
  }),
  '.releases.jsonl': log
    .map(({ ago, ...line }) =>
      JSON.stringify({
        app: 'support',
        user: 'ana@ci',
        ...line,
        time: new Date(Date.now() - ago * 60_000).toISOString(),
      }),
    )
    .join('\n'),
})

/** A site as its files say. */
export function siteOf(...given: Parameters<typeof filesOfSite>) {
  const files = filesOfSite(...given)
  return parsedSite(files['registry.json'], files['.releases.jsonl'] ?? '')
}
