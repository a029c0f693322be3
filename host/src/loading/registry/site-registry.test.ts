// @vitest-environment happy-dom
import { clientErrors } from '@fivefold/shared/analytics/error-log'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { listedPage } from '../../testing/listed-page'

const canary = { version: '1.1.0', entry: '/1.1.0/entry.js', percentage: 0, cohort: 'beta' }
const support = {
  live: { version: '1.0.0', entry: '/1.0.0/entry.js' },
  canary,
  lastGood: null,
  routes: [listedPage('/support'), listedPage('/support/:topic')],
}
const registryText = (change: object = {}) =>
  JSON.stringify({
    schema: 1,
    host: { version: '2.0.0' },
    remotes: { support: { ...support, ...change } },
  })

const json = (id: string, text: string) =>
  `<script id="${id}" type="application/json">${text}</script>`

/** A newly opened page with its own modules. */
async function opened(search = '', { registry = registryText(), config = '{}' } = {}) {
  vi.resetModules()
  document.body.innerHTML = json('registry', registry) + json('site-config', config)
  window.history.replaceState(null, '', `/${search}`)
  const site = await import('./site-registry')
  const { listedRoute } = await import('./listed-route')
  return { ...site, listedRoute }
}

const rolesAt = (routes: { releases: readonly { role: string }[] } | undefined) =>
  routes?.releases.map(({ role }) => role)

beforeEach(() => localStorage.clear())
describe('the registry of a tab', () => {
  test('is the page’s copy from the start, and lists the page of an address', async () => {
    const { startRegistry, listedRoute } = await opened()
    expect(listedRoute('/support')).toBeUndefined()
    startRegistry()
    expect(listedRoute('/support')).toMatchObject({ path: '/support', remote: 'support' })
    expect(listedRoute('/support/billing')).toMatchObject({ path: '/support/:topic' })
    expect(listedRoute('/elsewhere')).toBeUndefined()
  })

  test('lists no page if it cannot be read', async () => {
    vi.stubGlobal('fetch', vi.fn().mockRejectedValue(new TypeError('offline')))
    vi.spyOn(console, 'info').mockReturnValue(undefined)
    const { startRegistry, siteRegistry, listedRoute } = await opened('', { registry: 'oops' })
    const { clientErrors } = await import('@fivefold/shared/analytics/error-log')
    startRegistry()
    await expect.poll(() => siteRegistry.state().status).toBe('failed')
    expect(listedRoute('/support')).toBeUndefined()
    expect(clientErrors().map(({ message, context }) => [message, context])).toEqual([
      ['The list of pages is not valid JSON.', { context: 'registry' }],
      ['The list of pages could not be fetched.', { context: 'registry' }],
    ])
  })

  test('is read again from the server', async () => {
    const answer = registryText({ routes: [listedPage('/support/new')] })
    vi.stubGlobal('fetch', vi.fn().mockResolvedValue(new Response(answer)))
    const { startRegistry, siteRegistry, listedRoute } = await opened()
    startRegistry()
    await siteRegistry.refresh()
    expect(listedRoute('/support/new')).toMatchObject({ path: '/support/new' })
    expect(clientErrors()).toEqual([])
  })

  test('rejects releases of an origin that the site does not allow', async () => {
    const live = { version: '1.0.0', entry: 'https://cdn.example/entry.js' }
    const registry = registryText({ live, canary: undefined })
    const foreign = await opened('', { registry })
    foreign.startRegistry()
    expect(foreign.listedRoute('/support')?.releases).toEqual([])

    const config = '{"remoteOrigins":["https://cdn.example"]}'
    const allowed = await opened('', { registry, config })
    allowed.startRegistry()
    expect(rolesAt(allowed.listedRoute('/support'))).toEqual(['live'])
  })

  test('is amended by extensions, one after the other', async () => {
    const { amendRegistry, startRegistry, siteRegistry } = await opened()
    for (const name of ['trial', 'second'])
      amendRegistry((registry) => ({ ...registry, hostVersion: `${registry.hostVersion} ${name}` }))
    startRegistry()
    expect(siteRegistry.state()).toMatchObject({ registry: { hostVersion: '2.0.0 trial second' } })
  })
})

describe('a canary', () => {
  test('is for visitors who joined its cohort, by the address or the site’s configuration', async () => {
    const requested = await opened('?cohort=beta')
    requested.startRegistry()
    expect(rolesAt(requested.listedRoute('/support'))).toEqual(['canary', 'live'])

    localStorage.clear()
    const configured = await opened('', { config: '{"cohort":"beta"}' })
    configured.startRegistry()
    expect(rolesAt(configured.listedRoute('/support'))).toEqual(['canary', 'live'])
  })

  test('prefers the cohort that the visitor joined to the site’s own', async () => {
    const joined = await opened('?cohort=staff', { config: '{"cohort":"beta"}' })
    joined.startRegistry()
    expect(rolesAt(joined.listedRoute('/support'))).toEqual(['live'])
  })

  test('uses one bucket for the whole visit, even if nothing can be stored', async () => {
    vi.spyOn(Math, 'random').mockReturnValueOnce(0.99).mockReturnValue(0)
    const half = { ...canary, percentage: 50, cohort: undefined }
    const registry = registryText({ canary: half })
    vi.stubGlobal(
      'fetch',
      vi.fn(async () => new Response(registry)),
    )
    const { startRegistry, siteRegistry, listedRoute } = await opened('', { registry })
    startRegistry()
    const roles = rolesAt(listedRoute('/support'))
    localStorage.clear()
    await siteRegistry.refresh()
    expect(rolesAt(listedRoute('/support'))).toEqual(roles)
  })

  test('that is absent draws no bucket', async () => {
    const { startRegistry } = await opened('', { registry: registryText({ canary: undefined }) })
    startRegistry()
    expect(localStorage.getItem('fivefold-canary')).toBeNull()
  })
})
