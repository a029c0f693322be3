import { expect, test } from 'vitest'
import { keptDocuments, staleEntries, type CacheEntry } from './stale-entries'

const support = '/remotes/support/1.2.0-abc'
const page: CacheEntry = {
  path: '/support',
  text: `"entry":"${support}/remoteEntry.js" /assets/shell-1.js`,
}

test('files of releases that a kept document names are kept, others are stale', () => {
  const entries: CacheEntry[] = [
    { path: `${support}/assets/dialog-9.js` },
    { path: '/remotes/support/1%2E2.0-abc/remoteEntry.js' },
    { path: '/assets/shell-1.js' },
    { path: '/remotes/support/1.1.0-def/remoteEntry.js' },
    { path: '/assets/shell-0.js' },
    page,
  ]
  expect(staleEntries(entries)).toEqual([
    '/remotes/support/1.1.0-def/remoteEntry.js',
    '/assets/shell-0.js',
  ])
})

test('the oldest documents are stale, and so are the files that only they name', () => {
  const later = Array.from({ length: keptDocuments }, (_, n) => ({ path: `/blog/${n}`, text: '' }))
  const files = [{ path: '/assets/shell-1.js' }]
  expect(staleEntries([page, ...files, ...later.slice(1)])).toEqual([])
  expect(staleEntries([page, ...files, ...later])).toEqual(['/support', '/assets/shell-1.js'])
})
