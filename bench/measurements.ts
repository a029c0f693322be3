import type { Figure } from './results/figures'
import type { Bench } from './site/open-bench'
import type { SiteName } from './variants/variants'

interface Measurement {
  about: string
  /** Absent where one round is enough. */
  rounds?: number
  measure: (rounds: number) => Promise<readonly Figure[]>
}

const compared = ['ours', 'scriptless', 'monolith', 'client-rendered', 'plugin-defaults'] as const

/** Measures pages of these variants. */
const onSites =
  (sites: readonly SiteName[], measure: (bench: Bench) => Promise<readonly Figure[]>) =>
  async (rounds: number) =>
    (await import('./site/open-bench')).withBench(sites, rounds, measure)

/** By name. A measurement is loaded when it runs, because the list is read without it. */
export const measurements: Readonly<Record<string, Measurement>> = {
  counts: {
    about: 'requests, rounds and bytes until a page is interactive, ours beside other builds',
    rounds: 3,
    measure: onSites([...compared, 'many-remotes'], async (bench) =>
      (await import('./site/count-loads')).countLoads(bench, compared),
    ),
  },
  variants: {
    about: 'times until the largest text and until every click works, ours beside other builds',
    rounds: 9,
    measure: onSites(compared, async (bench) =>
      (await import('./site/time-loads')).timeLoads(bench, compared),
    ),
  },
  navigations: {
    about: 'from a page of one remote to a page of another, ours beside one build',
    rounds: 9,
    measure: onSites(['ours', 'monolith'], async (bench) =>
      (await import('./site/time-navigations')).timeNavigations(bench),
    ),
  },
  taps: {
    about: 'from the first tap to its effect, on pages whose scripts wait for it',
    rounds: 5,
    measure: onSites(['ours', 'started', 'monolith'], async (bench) =>
      (await import('./taps/time-taps')).timeTaps(bench),
    ),
  },
  lighthouse: {
    about: "Lighthouse's mobile profile on every public page",
    rounds: 5,
    measure: onSites(['ours'], async (bench) =>
      (await import('./site/run-lighthouse')).runLighthouse(bench),
    ),
  },
  pictures: {
    about: 'no figures: draws docs/pictures, the pages of README with the outline of their parts',
    measure: async () =>
      (await import('./site/open-bench')).withBench(['ours'], 1, async (bench) =>
        (await import('./site/draw-pictures')).drawPictures(bench),
      ),
  },
  film: {
    about:
      'no figures: films docs/pictures/canary.png, a faulty canary that is taken back by itself',
    measure: async () => (await import('./film/film-canary')).filmCanary(),
  },
  commands: {
    about: 'how long a team waits for `start`, `release` and `dev`',
    measure: async () => (await import('./commands/time-commands')).timeCommands(),
  },
  intake: {
    about: 'leads a second and memory of an intake, with each database of this machine',
    measure: async () => (await import('./load/load-intake')).loadIntake(),
  },
  load: {
    about: 'requests a second of the released site behind nginx, over 200 connections',
    measure: async () => (await import('./load/load-site')).loadSite(),
  },
  bucket: {
    about: 'release, rollback and canary in a bucket that answers after 30 ms',
    measure: async () =>
      (await import('../extensions/bucket/real-stores/measure-bucket')).measureBucket(),
  },
}
