import { expect, test } from 'vitest'
import { latestTexts, superfluous, type Kept } from './superfluous'

const support = '/remotes/support/1.2.0-abc'
const page: Kept = {
  path: '/support',
  text: `"entry":"${support}/remoteEntry.js" /assets/shell-1.js`,
}

test('files of a release that a kept document names stay, those of others go', () => {
  const kept: Kept[] = [
    { path: `${support}/assets/dialog-9.js` },
    { path: '/remotes/support/1%2E2.0-abc/remoteEntry.js' },
    { path: '/assets/shell-1.js' },
    { path: '/remotes/support/1.1.0-def/remoteEntry.js' },
    { path: '/assets/shell-0.js' },
    page,
  ]
  expect(superfluous(kept)).toEqual([
    '/remotes/support/1.1.0-def/remoteEntry.js',
    '/assets/shell-0.js',
  ])
})

test('the earliest documents go, with the files that only they name', () => {
  const later = Array.from({ length: latestTexts }, (_, n) => ({ path: `/blog/${n}`, text: '' }))
  const files = [{ path: '/assets/shell-1.js' }]
  expect(superfluous([page, ...files, ...later.slice(1)])).toEqual([])
  expect(superfluous([page, ...files, ...later])).toEqual(['/support', '/assets/shell-1.js'])
})
