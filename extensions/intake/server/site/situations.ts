/** The releases that visitors of a remote got at a time. */
export interface Situation {
  /** Undefined where the log begins later. */
  live?: string | undefined
  canary?: string | undefined
  percentage?: number | undefined
  /** ISO; undefined before the log begins, and for what still is. */
  from?: string | undefined
  until?: string | undefined
}

/** Visitors get this now, by the registry. */
export interface Now {
  live: string
  canary?: { version: string; percentage: number } | undefined
}

interface Change {
  time: string
  action: string
  from?: string | undefined
  to?: string | undefined
  percentage?: number | undefined
}

/** The releases that visitors got, by the log, oldest first. The registry decides what they get now. */
export function situationsOf({ live, canary }: Now, changes: readonly Change[]): Situation[] {
  const [first] = changes
  const all: Situation[] = [{ live: first?.action === 'end canary' ? undefined : first?.from }]
  for (const { time: from, action, to, percentage } of changes) {
    const before = all.at(-1)
    const next = action === 'canary' ? { canary: to, percentage } : {}
    const isSwitch = action !== 'canary' && action !== 'end canary'
    all.push({ live: isSwitch ? to : before?.live, ...next, from })
  }
  const last = all.at(-1)
  const now: Situation = { live, canary: canary?.version, percentage: canary?.percentage }
  const isLogged = (last?.live ?? live) === live && last?.canary === now.canary
  const known = isLogged ? [...all.slice(0, -1), { ...now, from: last?.from }] : [...all, now]
  return known.map((one, at) => {
    const next = known[at + 1]
    return { ...one, until: next && (next.from ?? one.from) }
  })
}

/** The times that each release was live, oldest first. Canaries change nothing. */
export function livesOf(situations: readonly Situation[]): (Situation & { live: string })[] {
  const lives: (Situation & { live: string })[] = []
  for (const { live, from, until } of situations) {
    const last = lives.at(-1)
    if (last && last.live === live) lives.splice(-1, 1, { ...last, until })
    else if (live) lives.push({ live, from, until })
  }
  return lives
}
