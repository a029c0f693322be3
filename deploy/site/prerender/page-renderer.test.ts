import { readFileSync, rmSync, symlinkSync, truncateSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { UserError } from '../../workspace/errors/user-error'
import { rendererFile } from '../registry/renderer-file'
import { rollBackApp } from '../../release/roll-back-app'
import {
  emptyFolder,
  filesOf,
  hostBuild,
  page,
  releaseBuild,
  remoteBuild,
  servedFilesOf,
  withRenderer,
} from '../../testing/fake-site'
import { madeOnce } from '../../testing/made-once'

/** Renders what the remote's page returns, and says which copy of a shared module it came with. */
const hostRenderer = `
  exports.provided = (name) => (name === 'react' ? { copy: 'of the host' } : undefined)
  exports.renderPage = async ({ path, routes, skeletonOf }) => {
    const outline = skeletonOf ? Object.keys(skeletonOf.pages).join() : 'any page'
    const content = routes ? (await routes.pages[path]())() : '<i>skeleton of ' + outline + '</i>'
    return { html: content, styles: '<style>b{color:red}</style>', hasContent: Boolean(routes) }
  }
`

const remoteRenderer = (text: string) => `
  const react = require('react')
  const show = () => '<b>${text}, react ' + react.copy + ', ' + __releaseAddress + '</b>'
  exports.routes = { pages: { '/support': async () => show } }
`

const supportBuild = (source: string, version = '1.0.0') =>
  withRenderer(remoteBuild('support', ['/support'], 'export {}', { version }), source)

const siteWithHost = madeOnce((site) =>
  releaseBuild(site, 'host', withRenderer(hostBuild(), hostRenderer)),
)

const document = (site: string) => readFileSync(path.join(site, 'support/index.html'), 'utf8')

describe('prerendering', () => {
  it('writes the content of the remote, with the modules of the host, into the document', async () => {
    const site = await siteWithHost()
    const { release } = await releaseBuild(site, 'support', supportBuild(remoteRenderer('Help')))
    expect(document(site)).toContain(
      `<div id="root" data-path="/support" data-nodes="2" data-content><b>Help, react of the host, /remotes/support/${release}</b></div>`,
    )
  })

  it('lets the inlined styles pass the policy by their hash, and no others', async () => {
    const site = await siteWithHost()
    await releaseBuild(site, 'support', supportBuild(remoteRenderer('Help')))
    const styles = /style-src ([^;]+)/.exec(document(site))?.[1]
    expect(styles?.split(' ')).toEqual([
      "'self'",
      "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
      "'sha256-GPcD/tyu7CWUbnr72U3kbGeHUnjSArgCBsRRhId9/eQ='",
      "'sha256-ypIZpeWh67Lh3q46jpjGW7VCAJpmEqcFe8Dl5B2rXQU='",
    ])
  })

  it('keeps the renderers to the release tool: none is at the root of the site', async () => {
    const site = await siteWithHost()
    const renderers = Object.keys(filesOf(site)).filter((file) => file.endsWith('.cjs'))
    expect(renderers).toHaveLength(1)
    expect(renderers[0]).toMatch(/^host\/[^/]+\/\.server\//)
  })

  it('gives a route without prerendering its skeleton, and a release without a renderer a general one', async () => {
    const site = await siteWithHost()
    const routes = [{ ...page('/support'), prerender: false }]
    const build = remoteBuild('support', [], 'export {}', { routes })
    await releaseBuild(site, 'support', withRenderer(build, remoteRenderer('Help')))
    expect(document(site)).toContain(
      '<div id="root" data-path="/support" data-nodes="2"><i>skeleton of /support</i></div>',
    )
    await releaseBuild(site, 'support', remoteBuild('support', ['/support'], 'export default 2'))
    expect(document(site)).toContain(
      '<div id="root" data-path="/support" data-nodes="2"><i>skeleton of any page</i></div>',
    )
  })

  it('renders all pages again with a new host, and takes them back with it', async () => {
    const site = await siteWithHost()
    await releaseBuild(site, 'support', supportBuild(remoteRenderer('Help')))
    const before = document(site)
    const next = hostRenderer.replace('of the host', 'of the next host')
    await releaseBuild(site, 'host', withRenderer(hostBuild('export default 2'), next))
    expect(document(site)).toContain('react of the next host')
    await rollBackApp(site, 'host')
    expect(document(site)).toBe(before)
  })

  it.each([
    [
      'throws while it renders',
      `(() => { throw new TypeError('no price') })`,
      'TypeError: no price',
    ],
    ['needs what the host lacks', `require('preact')`, 'does not provide preact'],
  ])('refuses a page that %s and changes nothing', async (_, show, reason) => {
    const site = await siteWithHost()
    await releaseBuild(site, 'support', supportBuild(remoteRenderer('Help')))
    const served = () =>
      Object.entries(filesOf(site)).filter(([file]) => !file.startsWith('remotes/'))
    const before = served()
    const broken = `exports.routes = { pages: { '/support': async () => ${show} } }`
    const release = releaseBuild(site, 'support', supportBuild(broken, '1.1.0'))
    await expect(release).rejects.toThrow(UserError)
    await expect(release).rejects.toThrow(
      new RegExp(`/support of support cannot be prerendered: .*${reason}`),
    )
    expect(served()).toEqual(before)
  })

  it('of one team’s pages does not change another team’s pages', async () => {
    const site = await siteWithHost()
    await releaseBuild(site, 'support', supportBuild(remoteRenderer('Help')))
    const hostile = `
      const react = require('react')
      react.copy = 'of a thief'
      Object.prototype.copy = Array.prototype.copy = 'of a thief'
      Promise.prototype.then = String.prototype.split = JSON.stringify = () => 'stolen'
      exports.routes = { pages: { '/admin': async () => () => '<i>mine</i>' } }
    `
    const admin = withRenderer(remoteBuild('admin', ['/admin']), hostile)
    await expect(releaseBuild(site, 'admin', admin)).rejects.toThrow('/admin of admin cannot be')
    const quiet = hostile.replace(/Promise.*/, '')
    await releaseBuild(site, 'admin', withRenderer(remoteBuild('admin', ['/admin']), quiet))
    const next = hostRenderer.replace('of the host', 'of the next host')
    await releaseBuild(site, 'host', withRenderer(hostBuild('export default 2'), next))
    expect(document(site)).toContain('react of the next host')
    expect(readFileSync(path.join(site, 'admin/index.html'), 'utf8')).toContain('<i>mine</i>')
  })

  it('of elements that are nested too deeply is refused in one sentence', async () => {
    const site = await siteWithHost()
    const deep = `exports.routes = { pages: { '/support': async () => () => '<b>'.repeat(1e5) } }`
    const release = releaseBuild(site, 'support', supportBuild(deep))
    await expect(release).rejects.toThrow(UserError)
    await expect(release).rejects.toThrow('/support of support cannot be prerendered: its elements')
  })

  it('reads no program that leads to another file, and none of any length', async () => {
    const site = await siteWithHost()
    const before = servedFilesOf(site)
    const secret = path.join(emptyFolder(), 'key.pem')
    writeFileSync(secret, 'BEGIN PRIVATE KEY')
    const linked = supportBuild('')
    rmSync(path.join(linked, rendererFile))
    symlinkSync(secret, path.join(linked, rendererFile))
    await expect(releaseBuild(site, 'support', linked)).rejects.toThrow(
      'is neither a file nor a folder',
    )
    const long = supportBuild('')
    truncateSync(path.join(long, rendererFile), 2 ** 26)
    await expect(releaseBuild(site, 'support', long)).rejects.toThrow('is longer than 32 MB')
    expect(servedFilesOf(site)).toEqual(before)
  })
})
