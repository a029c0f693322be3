export const errorContent = {
  words: {
    title: 'Client errors in this browser',
    noun: { one: 'error', many: 'errors' },
    searchLabel: 'Search errors',
    searchHint: 'Message, page or stack',
    empty: 'No client errors',
    emptyHint: 'The log keeps this visit’s errors and the last 10 from earlier visits.',
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
  noRemote: 'Unknown remote',
  noVersion: 'Unknown version',
} as const
