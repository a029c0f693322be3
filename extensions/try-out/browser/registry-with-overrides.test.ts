import { describe, expect, it } from 'vitest'
import type { ReleaseRole, SiteRoute } from '../../../host/src/loading/registry/registry'
import { registryWithOverrides } from './registry-with-overrides'

const page = (path: string, title = path) => ({
  path,
  title,
  description: '',
  access: { signIn: false },
  prerender: true,
  indexed: true,
})
const release = (version: string, role: ReleaseRole) => ({ version, entry: `/${version}.js`, role })
const route = (path: string, remote = 'support'): SiteRoute => ({
  ...page(path),
  remote,
  releases: [release('1.1.0', 'canary'), release('1.0.0', 'live'), release('0.9.0', 'last-good')],
})
const override = (remote: string, routes: ReturnType<typeof page>[]) => ({
  remote,
  release: { version: 'dev', entry: 'http://localhost:5174/remotes/support/dev/remoteEntry.js' },
  host: 'localhost:5174',
  routes,
})
const registry = {
  hostVersion: '1.0.0',
  isPartial: false,
  retired: [],
  problems: [],
  routes: [route('/support'), route('/support/kb'), route('/portal', 'portal')],
}

const rolesOf = (routes: readonly SiteRoute[]) =>
  Object.fromEntries(
    routes.map(({ path, releases }) => [path, releases.map(({ role }) => role).join(' ')]),
  )

describe('a release under trial', () => {
  const { routes } = registryWithOverrides(registry, [
    override('support', [page('/support', 'New title'), page('/support/new'), page('/portal')]),
  ])

  it('comes before the live one for its pages, and alone for those that it adds', () => {
    expect(rolesOf(routes)).toEqual({
      '/support': 'try-out live last-good',
      '/support/kb': 'canary live last-good',
      '/portal': 'canary live last-good',
      '/support/new': 'try-out',
    })
  })

  it('adds no page before the whole registry has been read', () => {
    const partial = { ...registry, isPartial: true, routes: [route('/support')] }
    const { routes } = registryWithOverrides(partial, [
      override('support', [page('/support'), page('/portal')]),
      override('portal', [page('/portal')]),
    ])
    expect(rolesOf(routes)).toEqual({ '/support': 'try-out live last-good' })
  })

  it('has the extra time that a development server needs', () => {
    expect(routes[0]?.releases.map(({ extraTime }) => extraTime)).toEqual([
      8000,
      undefined,
      undefined,
    ])
  })

  it('has its own titles and guards, and takes no page from another remote', () => {
    expect(routes[0]?.title).toBe('New title')
    expect(routes.find(({ path }) => path === '/portal')?.remote).toBe('portal')
  })
})
