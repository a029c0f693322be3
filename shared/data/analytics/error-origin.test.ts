import { expect, test } from 'vitest'
import { errorOrigin } from './client-error-record'

const site = 'https://site.example'

test.each([
  [
    'the uppermost released file',
    [
      `${site}/assets/libraries-ab.js`,
      `${site}/remotes/portal/1.2.0-9f/assets/portal-page-cd.js`,
      `${site}/remotes/support/3.0.0-aa/assets/other.js`,
    ],
    { remote: 'portal', version: '1.2.0-9f' },
  ],
  [
    'a retry’s encoded address on another origin',
    ['https://cdn.example/remotes/support/%31.2.0-9f/remoteEntry.js'],
    { remote: 'support', version: '1.2.0-9f' },
  ],
  [
    'an address that cannot be decoded',
    [`${site}/remotes/support/%zz/entry.js`],
    { remote: 'support', version: '%zz' },
  ],
  ['no remote, if the host failed', [`${site}/assets/index.js`], undefined],
  ['no remote, if the browser failed', [], undefined],
])('an error comes from the remote of %s', (_, files, origin) => {
  const frames = files.map((file) => `    at pay (${file}:1:2300)`)
  expect(errorOrigin(['TypeError: total is undefined', ...frames].join('\n'))).toEqual(origin)
})
