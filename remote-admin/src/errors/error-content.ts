export const errorContent = {
  words: {
    title: 'Client errors in this browser',
    noun: { one: 'error', many: 'errors' },
    searchLabel: 'Search errors',
    searchHint: 'Message, page or stack',
    empty: 'No client errors',
    emptyHint:
      'Nothing has failed in this browser lately. The log keeps the errors of this visit and the last 10 of earlier ones.',
  },
  columns: {
    message: 'Message',
    remote: 'Remote',
    version: 'Version',
    page: 'Page',
    at: 'When',
  },
  facts: {
    address: 'Address',
    context: 'Context',
    browser: 'Browser',
    stack: 'Stack',
  },
  /** Always offered as filters; other remotes only when they have errors. */
  remotes: ['marketing', 'portal', 'support', 'admin'],
  byRelease: 'Errors by remote and version',
  noRemote: 'No remote named',
  noVersion: 'No version named',
} as const
