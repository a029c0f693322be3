import { countOf } from '@fivefold/shared/words/count-words'

export const healthContent = {
  browsers: (count: number) => countOf(count, { one: 'browser', many: 'browsers' }),
  loading: 'Loading how releases fare…',
  remotes: 'Remote',
  span: 'Time',
  days: (span: string) => `${span} days`,
  roles: { live: 'live', canary: 'canary', 'last-good': 'last good' } as Record<string, string>,
  fleet: {
    title: 'Fleet',
    alone:
      'The intake does not stand beside the site’s files, so it knows no registry and no release log.',
    columns: {
      app: 'App',
      release: 'Live release',
      canary: 'Canary',
      last: 'Last release',
      owner: 'Owner',
      kit: 'Kit',
    },
    canary: (release: string, percentage: number) => `${release} for ${percentage}\u00A0%`,
  },
  chart: {
    title: (remote: string) => `Browsers in which ${remote} fails`,
    label: (remote: string, days: string, live: string, canary: string) =>
      `Share of browsers in which ${remote} fails, and browsers that start it, ${days}. Live: ${live}.${canary && ` Canary: ${canary}.`} The table below has all figures.`,
    sum: (share: string, browsers: string) => `${share} of ${browsers}`,
    failing: 'Fail',
    starts: 'Start',
    live: 'Live',
    canary: 'Canary',
    hint: 'A browser counts once a day. The bands are 95\u00A0% intervals. Vertical lines are changes of the release.',
    table: 'As a table',
    columns: { day: 'Day', changes: 'Changes' },
  },
  counted:
    'Each browser counts once a day for each remote, as soon as the scripts of a page start: with the first pointer, touch or key. Not counted are visits that only read, browsers that ask not to be tracked, and browsers that a program drives, such as those of tests and monitors.',
  noStarts: 'No browser has reported a start',
  noStartsHint:
    'Starts count for the remote of the page. Browsers that a program drives do not count. Errors of other scripts are below, without a share.',
  noShare: 'Not known',
  changes: {
    release: (release: string) => `${release} released`,
    promote: (release: string) => `${release} for everybody`,
    rollback: (release: string) => `back to ${release}`,
    canary: (release: string) => `${release} as a canary`,
    'end canary': (release: string) => `canary ${release} ended`,
  },
  releases: {
    title: (remote: string) => `Releases of ${remote}`,
    none: 'No release has reported in this time.',
    columns: {
      release: 'Release',
      role: 'Role',
      starts: 'Starts',
      failing: 'Failing',
      share: 'Share, 95\u00A0% interval',
    },
  },
  vitals: {
    names: { INP: 'Interaction', LCP: 'Largest paint', CLS: 'Layout shift' },
    ratings: { good: 'good', fair: 'needs improvement', poor: 'poor' },
    none: 'Not measured',
    measured: (browsers: string) => `three quarters of ${browsers} have this or less.`,
    slowest: (part: string, target: string) =>
      `Beyond it, mostly ${[part, target].filter(Boolean).join(' in ')}.`,
  },
  problems: {
    title: (remote: string) => `Problems of ${remote}`,
    none: 'No script has failed in this time.',
    columns: {
      message: 'Message',
      release: 'Release',
      route: 'Page',
      reports: 'Reports',
      firstAt: 'First seen',
      lastAt: 'Last seen',
    },
    kind: 'Kind',
    stack: 'Stack',
    noStack: 'The browser gave none.',
  },
} as const
