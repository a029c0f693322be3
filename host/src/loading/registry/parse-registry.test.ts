import { describe, expect, it } from 'vitest'
import { parseRegistry } from './parse-registry'
import { isLive, RegistryError } from './registry'
import { listedPage } from '../../testing/listed-page'

const origins = { site: 'https://site.example', allowed: ['https://cdn.example'] }

const release = (entry: string, version = '1.0.0') => ({ version, entry })
const remote = (change: object = {}) => ({
  live: release('/remotes/support/1.0.0/entry.js'),
  lastGood: null,
  routes: [listedPage('/support')],
  ...change,
})
const registry = (remotes: object) =>
  JSON.stringify({ schema: 1, host: { version: '1.0.0' }, remotes })

describe('reading the registry', () => {
  it('lists every page with its remote and its releases, live one first', () => {
    const lastGood = release('https://cdn.example/support/0.9.0/entry.js', '0.9.0')
    const { routes, problems } = parseRegistry(registry({ support: remote({ lastGood }) }), origins)
    expect(problems).toEqual([])
    expect(routes).toEqual([
      {
        ...listedPage('/support'),
        remote: 'support',
        releases: [
          { ...release('/remotes/support/1.0.0/entry.js'), role: 'live' },
          { ...lastGood, role: 'last-good' },
        ],
      },
    ])
  })

  it('reads the host’s version, and whether other remotes are left out', () => {
    const document = { schema: 1, host: { version: '7.0.0' }, remotes: {} }
    const read = (change: object) =>
      parseRegistry(JSON.stringify({ ...document, ...change }), origins)
    expect(read({})).toMatchObject({ hostVersion: '7.0.0', isPartial: false })
    expect(read({ partial: true })).toMatchObject({ isPartial: true })
    expect(() => read({ host: {} })).toThrow('wrong shape: host.version')
  })

  it('reads search entries, access rules and the scripts of a release', () => {
    const found = { title: 'Plans', description: 'All plans', category: 'Prices', url: '/plans#a' }
    const routes = [
      {
        ...listedPage('/support'),
        access: { signIn: true, roles: ['admin', 'customer'] },
        search: [
          { ...found, type: 'product' },
          { ...found, type: 'page' },
        ],
      },
    ]
    const graph = { scripts: [['page.js', 'sha256-1']], pages: { '/support': [0] } }
    const live = { ...release('/remotes/support/1.0.0/entry.js'), graph }
    const read = parseRegistry(registry({ support: remote({ live, routes }) }), origins)
    expect(read.problems).toEqual([])
    expect(read.routes).toEqual([
      { ...routes[0], remote: 'support', releases: [{ ...live, role: 'live' }] },
    ])
  })

  it.each([
    [
      'a path of another site',
      { routes: [listedPage('evil.example')] },
      'routes.0.path: is not an',
    ],
    [
      'an unknown role',
      { routes: [{ ...listedPage('/support'), access: { signIn: true, roles: ['root'] } }] },
      'routes.0.access.roles.0',
    ],
    [
      'something to find of no known type',
      { routes: [{ ...listedPage('/support'), search: [{ type: 'advert' }] }] },
      'routes.0.search.0',
    ],
    [
      'a script without integrity',
      { live: { ...release('/e.js'), graph: { scripts: [['page.js']], pages: {} } } },
      'live.graph.scripts.0.1',
    ],
    ['a release without a version', { live: release('/e.js', '') }, 'live.version'],
    ['a release without an entry', { live: release('') }, 'live.entry'],
    ['a text for a release', { live: 'latest' }, 'live'],
  ])('drops a remote with %s, and says where', (_, change, place) => {
    const { routes, problems } = parseRegistry(registry({ support: remote(change) }), origins)
    expect(routes).toEqual([])
    expect(problems[0]).toContain(`The entry of “support” has the wrong shape: ${place}`)
  })

  it.each([
    '//evil.example/',
    '/\\evil.example/',
    '/\t/evil.example/',
    '/\n\\evil.example/',
    '/\r//evil.example/',
    '//[',
  ])('rejects %j, which is not an address inside the site', (address) => {
    const found = { title: 'a', description: 'a', type: 'page', category: 'a', url: address }
    for (const change of [{ path: address }, { search: [found] }]) {
      const routes = [{ ...listedPage('/support'), ...change }]
      const { problems } = parseRegistry(registry({ support: remote({ routes }) }), origins)
      expect(problems[0]).toContain('is not an address inside the site')
    }
  })

  it.each(['1support', 'support/../portal', 'Support', ''])(
    'rejects a remote named “%s”, and no other',
    (name) => {
      const text = registry({
        [name]: remote(),
        portal: remote({ routes: [listedPage('/portal')] }),
      })
      const { routes, problems } = parseRegistry(text, origins)
      expect(routes.map(({ path }) => path)).toEqual(['/portal'])
      expect(problems).toHaveLength(1)
      expect(problems[0]).toContain(`The entry of “${name}” has the wrong shape`)
    },
  )

  it('puts the canary before the live release for a browser that was chosen', () => {
    const canary = { ...release('/remotes/support/1.1.0/entry.js', '1.1.0'), percentage: 10 }
    const text = registry({ support: remote({ canary }) })
    const rolesFor = (chosen: boolean) =>
      parseRegistry(text, origins, () => chosen).routes[0]?.releases.map(
        ({ version, role }) => `${role} ${version}`,
      )
    expect(rolesFor(true)).toEqual(['canary 1.1.0', 'live 1.0.0'])
    expect(rolesFor(false)).toEqual(['live 1.0.0'])
    const { routes } = parseRegistry(text, origins)
    expect(routes.map(isLive)).toEqual([true])
    expect(parseRegistry(text, origins, () => true).routes.map(isLive)).toEqual([false])
  })

  it.each([
    ['cannot be read', { version: '1.1.0', percentage: 'all' }, []],
    [
      'is on an unknown origin',
      { ...release('https://evil.example/entry.js', '1.1.0'), percentage: 100 },
      [expect.stringContaining('not an allowed origin')],
    ],
  ])('serves the live release to all when the canary %s', (_, canary, expected) => {
    const text = registry({ support: remote({ canary }) })
    const { routes, problems } = parseRegistry(text, origins, () => true)
    expect(routes.map(isLive)).toEqual([true])
    expect(problems).toEqual(expected)
  })

  it.each([
    ['text that is not JSON', 'oops', 'not valid JSON'],
    ['half a document', registry({ support: remote() }).slice(0, 80), 'not valid JSON'],
    ['null', 'null', 'wrong shape'],
    ['a list', '[]', 'wrong shape'],
    [
      'an unknown schema',
      '{"schema":2,"host":{"version":"1"},"remotes":{}}',
      'wrong shape: schema',
    ],
    ['no remotes', '{"schema":1,"host":{"version":"1"}}', 'wrong shape: remotes'],
  ])('rejects %s in plain words', (_, text, reason) => {
    expect(() => parseRegistry(text, origins)).toThrow(RegistryError)
    expect(() => parseRegistry(text, origins)).toThrow(reason)
    expect(() => parseRegistry(text, origins)).not.toThrow('undefined:')
  })

  it.each([
    ...[
      'https://evil.example/entry.js',
      '//evil.example/entry.js',
      'http://site.example/entry.js',
      'javascript:alert(1)',
      'data:text/javascript,alert(1)',
      ' javascript:alert(1)',
      'java\nscript:alert(1)',
      'JaVaScRiPt:alert(1)',
      'blob:https://site.example/1',
      'file:///srv/entry.js',
      '///evil.example/entry.js',
      '/\\evil.example/entry.js',
      '\\\\evil.example\\entry.js',
      'https:\\\\evil.example\\entry.js',
      'https://site.example@evil.example/entry.js',
      'https://cdn.example:443@evil.example/entry.js',
      'https://someone:secret@site.example/entry.js',
      'https://site.example.evil.example/entry.js',
      'https://cdn.example.evil.example/entry.js',
      'https://cdn.example:8443/entry.js',
      'https://evil.example#https://site.example/',
      'https://cdn.example\u3002evil.example/entry.js',
    ].map((entry) => [entry, 'which is not an allowed origin']),
    ['https://[', 'cannot be read'],
    // Relative files would be looked up at `https://` and their name.
    ['https://cdn.example', 'which names no file'],
    ['https://cdn.example/', 'which names no file'],
    ['/remotes/support/1.0.0/', 'which names no file'],
  ])('keeps the pages but does not load them from %s, %s', (entry = '', reason = '') => {
    const text = registry({ support: remote({ live: release(entry) }) })
    const { routes, problems } = parseRegistry(text, origins)
    expect(routes[0]?.releases).toEqual([])
    expect(routes.map(isLive)).toEqual([false])
    expect(problems[0]).toContain(reason)
  })

  it('names the rejected origin, or the whole address if it has no origin', () => {
    const problemOf = (entry: string) =>
      parseRegistry(registry({ support: remote({ live: release(entry) }) }), origins).problems
    const refused = (place: string) => [
      `Release 1.0.0 of “support” is listed at ${place}, which is not an allowed origin.`,
    ]
    expect(problemOf('https://evil.example/a.js')).toEqual(refused('https://evil.example'))
    expect(problemOf('shttp://site.example/a.js')).toEqual(refused('shttp://site.example/a.js'))
  })

  it('loads releases over plain HTTP, as on a developer’s machine', () => {
    const site = 'http://localhost:3000'
    const live = release(`${site}/entry.js`)
    const read = parseRegistry(registry({ support: remote({ live }) }), { site, allowed: [] })
    expect(read.routes.map(isLive)).toEqual([true])
  })

  it.each([
    'https://evil.example/a.js',
    '//evil.example/a.js',
    '/a.js',
    '../../portal/1.0.0/a.js',
    'a/../../b.js',
    '%2e%2e/a.js',
    '\\\\evil.example\\a.js',
    'a.js?b',
    '',
  ])('rejects %j, which is not a script of a release', (name) => {
    for (const change of [
      { scripts: [[name, 'sha256-1']], pages: {} },
      { scripts: [], pages: {}, onDemand: { [name]: [] } },
    ]) {
      const live = { ...release('/e.js'), graph: change }
      const { problems } = parseRegistry(registry({ support: remote({ live }) }), origins)
      expect(problems[0]).toContain('is not a script of the release')
    }
  })

  it('gives a path that two remotes claim to the first and says so', () => {
    const { routes, problems } = parseRegistry(
      registry({ portal: remote(), support: remote() }),
      origins,
    )
    expect(routes.map((route) => route.remote)).toEqual(['portal'])
    expect(problems).toEqual(['Both “portal” and “support” claim /support.'])
  })

  it('accepts names of object properties as names of remotes', () => {
    const text = '{"schema":1,"host":{"version":"1"},"remotes":{"__proto__":{"live":1}}}'
    expect(parseRegistry(text, origins).routes).toEqual([])
  })
})
