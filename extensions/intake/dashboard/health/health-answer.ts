/** Browsers, each once a day. */
interface Counts {
  role: string
  starts: number
  failing: number
  /** For the share that fails, 0 to 1; absent without starts. */
  interval?: [low: number, high: number]
}

export interface DayCounts extends Counts {
  day: string
}

export interface ReleaseCounts extends Counts {
  release: string
}

export interface Vital {
  release: string
  role: string
  name: 'INP' | 'LCP' | 'CLS'
  /** Milliseconds; of CLS thousandths. */
  value: number
  measured: number
  /** Empty where none is known. */
  part: string
  target: string
}

export interface Change {
  time: string
  user: string
  action: 'release' | 'promote' | 'rollback' | 'canary' | 'end canary'
  from?: string
  to?: string
}

export interface Problem {
  id: string
  release: string
  kind: string
  message: string
  route: string
  reports: number
  firstAt: string
  lastAt: string
}

export interface FleetApp {
  app: string
  release: string
  canary?: { release: string; percentage: number }
  keys: string[]
  kit?: string
  last?: { at: string; by: string }
  /** Browsers that have started the live release, and in which it has failed; absent for none. */
  starts?: number
  failing?: number
}

/** The intake's answer about a remote. */
export interface Health {
  remote: string
  remotes: string[]
  days: number
  today: string
  /** In their order; a day has `live`, which is all but the canary, and `canary`. */
  daily: DayCounts[]
  releases: ReleaseCounts[]
  vitals: Vital[]
  problems: Problem[]
  /** Absent where the intake does not stand beside the site. */
  fleet?: FleetApp[]
  changes: Change[]
}
