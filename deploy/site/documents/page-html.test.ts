import { createHash } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { page } from '../../testing/fake-site'
import { contentPolicies } from './content-policy'
import { hostDocument } from './host-document'
import { pageHtml, type PageParts } from './page-html'
import { leftAlone } from './rewritten-by-others'

const settings = { feedAddress: '/feed.json', remoteOrigins: [] }
const registry = { schema: 1, partial: true, host: { version: '1.0.0' }, remotes: {} } as const

const waitingHost =
  '<head><!--page-head--><!--page-start--><script>start()</script></head><body><div id="root"></div></body>'

const document = ({
  template = waitingHost,
  ...change
}: Partial<PageParts> & { template?: string }) =>
  pageHtml({
    frame: hostDocument(template),
    registry,
    settings,
    route: page('/support'),
    guarded: [],
    store: { modules: [], isNeeded: true },
    rendered: { html: '<h1>Help</h1>', styles: '', hasContent: true },
    signedInModules: ['/page.js'],
    ...change,
  })

describe('the document of a route', () => {
  it('is the host’s with the page, its head and what a signed-in visitor preloads', () => {
    const html = document({})
    expect(html).toContain('<title>Page at /support')
    expect(html).toContain('data-path="/support" data-nodes="2" data-content><h1>Help</h1></div>')
    expect(html).toContain('["/page.js"].forEach')
    expect(html.indexOf('id="registry"')).toBeGreaterThan(html.indexOf('<h1>Help</h1>'))
  })

  it('has its styles after its scripts, which do not wait for them to arrive', () => {
    const template =
      '<head><!--page-head--><script>start()</script></head><div id="root"></div></body>'
    const rendered = { html: '', styles: '<style>i{}</style>', hasContent: true }
    const html = document({ template, rendered })
    expect(html.indexOf('<style>')).toBeGreaterThan(
      html.lastIndexOf('</script>', html.indexOf('</head>')),
    )
    expect(html.indexOf('<style>')).toBeLessThan(html.indexOf('</head>'))
  })

  it('starts at once with a notice, which it has at its end, and search engines leave it out', () => {
    const notice = { tags: ['<style>aside{}</style>'], html: '<aside>Not live</aside>' }
    const html = document({ notice, modules: ['/shell.js'], start: 'intent' })
    expect(html).toContain('<meta name="robots" content="noindex">')
    expect(html).toContain('<style>aside{}</style>')
    expect(html).toContain('<aside>Not live</aside></body>')
    expect(html).toContain('<link rel="modulepreload" href="/shell.js">')
    expect(document({})).not.toMatch(/aside|noindex/)
  })

  it('waits for an intent where its route says so, and names the modules for then', () => {
    const template =
      '<head><!--page-head--><!--page-start--><script>start()</script></head><div id="root"></div></body>'
    const modules = ['/shell.js']
    const html = document({ template, modules, start: 'intent' })
    expect(html).toContain(
      '<script type="application/json" id="start">{"policy":"intent","modules":["/shell.js"]}',
    )
    expect(html).not.toContain('href="/shell.js"')
    const store = { modules: ['/store.js'], isNeeded: true }
    expect(document({ template, modules, store, start: 'intent' })).toContain(
      '"modules":["/shell.js","/store.js"]}',
    )
    expect(
      document({ template, modules, store: { ...store, isNeeded: false }, start: 'intent' }),
    ).toContain('"modules":["/shell.js"],"store":["/store.js"]}')
    const listed = { html: '<li data-from-storage="false">', styles: '', hasContent: true }
    expect(document({ template, modules, start: 'idle', rendered: listed })).toContain(
      '"readsStorage":true',
    )
  })

  it.each([
    ['that has no content', { rendered: { html: '', styles: '', hasContent: false } }],
    [
      'of a host that starts at once',
      { template: '<head><!--page-head--></head><div id="root"></div></body>' },
    ],
    ['whose route says so', { start: 'now' }],
  ] as const)('starts a page %s at once', (_name, change) => {
    const html = document({ modules: ['/shell.js'], start: 'intent', ...change })
    expect(html).toContain('<link rel="modulepreload" href="/shell.js">')
    expect(html).not.toContain('id="start"')
  })

  it('has rules for links to all but guarded pages where it waits', () => {
    const guarded = ['/portal', '/support/tickets/new']
    const html = document({ guarded, start: 'intent' })
    expect(html).toContain('"not":{"href_matches":["/portal*","/support/tickets/new*"]}')
    const [, rules = ''] = /id="link-rules">(.*?)<\/script>/.exec(html) ?? []
    const hash = createHash('sha256').update(rules).digest('base64')
    expect(html.match(/Content-Security-Policy" content="[^"]*/g)).toEqual([
      expect.stringContaining(`'sha256-${hash}'`),
      expect.stringContaining(`'sha256-${hash}'`),
    ])
    expect(document({ guarded })).not.toContain('link-rules')
    const own = '<head><!--page-head--><script type="speculationrules">{}</script></head>'
    const ofOlderHost = document({ template: `${own}<div id="root"></div></body>` })
    expect(ofOlderHost.match(/speculationrules/g)).toHaveLength(1)
  })

  it.each([
    ['<!--page-head-->', '<head></head><div id="root"></div></body>'],
    ['</head>', '<!--page-head--><div id="root"></div></body>'],
    ['</body>', '<head><!--page-head--></head><div id="root"></div>'],
    ['<div id="root"></div>', '<head><!--page-head--></head><div id="app"></div></body>'],
  ])('is refused where the host’s has no %s', (text, template) => {
    expect(() => document({ template })).toThrow(`The host's document has no ${text}`)
  })
})

describe('a document that others rewrite', () => {
  const canaryScript = 'canary()'
  const html = document({ canaryScript, integrity: {}, start: 'intent', guarded: ['/portal'] })
  const scripts = [...html.matchAll(/<script\b([^>]*)>([^<]*)/g)]

  it('says of each script that runs, and of no data, that it is to be left alone', () => {
    const isLeft = ([, attributes = '']: RegExpExecArray) =>
      attributes.startsWith(' data-cfasync="false"')
    const left = scripts.filter(isLeft).map(([, , source]) => source)
    expect(left).toEqual(['canary()', 'start()', expect.stringContaining('/page.js')])
    expect(
      scripts
        .filter((script) => !isLeft(script))
        .every(([, attributes]) => attributes?.includes('type="')),
    ).toBe(true)
    expect(leftAlone('<script type="module" src="/a.js"></script>')).toBe(
      '<script data-cfasync="false" type="module" src="/a.js"></script>',
    )
    expect(leftAlone('<style>/*<script>*/</style><noscript><p></p></noscript>')).toBe(
      '<style>/*<script>*/</style><noscript><p></p></noscript>',
    )
  })

  it('says by itself that its scripts do not run, where it depends on them', () => {
    const notice = 'id="unstarted"'
    expect(html).not.toContain(notice)
    for (const dependent of [{}, { start: 'idle' }, { rendered: null, start: 'intent' }] as const) {
      const html = document(dependent)
      expect(html).toContain(notice)
      const [, style = ''] = /<style>(#unstarted.*?)<\/style>/.exec(html) ?? []
      expect(style).toContain('@media screen and (scripting:enabled)')
      expect(html).toContain(`'sha256-${createHash('sha256').update(style).digest('base64')}'`)
    }
  })
})

describe('the policy of a document', () => {
  const scriptHashes = (html: string) =>
    contentPolicies(html, settings).map((policy) => policy.match(/'sha256-[^']+'/g)?.length)

  it.each([
    ['<script>a()</script>', 3, 1],
    ['<script type="module">a()</script><SCRIPT TYPE="importmap">{}</SCRIPT>', 4, 2],
    ['<script type="application/json" id="registry">{}</script>', 2, undefined],
    ['<script type="module" src="/a.js"></script><style media="print">b{}</style>', 3, undefined],
  ])('names what %s runs and shows', (html, first, second) => {
    expect(scriptHashes(`${html}<style>a{}</style>`)).toEqual([first, second])
  })

  it.each(['<script nonce="a">a()</script>', '<script type="text/x">a()</script>'])(
    'is refused where it is not clear whether %s runs',
    (html) => expect(() => scriptHashes(html)).toThrow('cannot tell whether <script'),
  )
})
