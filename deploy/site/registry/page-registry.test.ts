import { expect, it } from 'vitest'
import { page } from '../../testing/fake-site'
import { pageRegistry } from './page-registry'

const registry = {
  schema: 1 as const,
  host: { version: '1', lastGood: null },
  remotes: {
    support: {
      live: { version: '1', entry: '/entry.js' },
      lastGood: null,
      routes: [
        { ...page('/support'), description: 'Help' },
        { ...page('/support/kb'), description: 'Articles' },
      ],
    },
  },
}

const described = (path?: string) =>
  pageRegistry(registry, 'support', path).remotes['support']?.routes.map(
    ({ description }) => description,
  )

it('describes the page itself, and no other page of its remote', () => {
  expect(described('/support/kb')).toEqual(['', 'Articles'])
  expect(described()).toEqual(['Help', 'Articles'])
})
