import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { rendererFile } from '../site/registry/renderer-file'
import { filesOf, hostBuild, releaseBuild, remoteBuild, withRenderer } from '../testing/fake-site'
import { renderCacheFolder } from '../site/files/render-cache'
import { releaseFolder } from '../site/files/release-folders'
import { readRegistryFile } from '../site/registry/registry-file'
import { madeOnce } from '../testing/made-once'
import { rollBackApp } from './roll-back-app'

const host = (text: string) =>
  withRenderer(
    hostBuild(`export default '${text}'`),
    `exports.provided = () => undefined
     exports.renderPage = async ({ path, routes }) =>
       ({ html: '${text} ' + (routes?.pages[path] ?? ''), styles: '', hasContent: true })`,
  )

const support = (text: string) =>
  withRenderer(
    remoteBuild('support', ['/support'], `export default '${text}'`),
    `exports.routes = { pages: { '/support': '${text}' } }`,
  )

/** Every way back of this site crosses releases that never stood in it together. */
const siteWithHistory = madeOnce(async (site) => {
  await releaseBuild(site, 'host', host('host 1'))
  for (const text of ['support 1', 'support 2', 'support 3']) {
    await releaseBuild(site, 'support', support(text))
  }
  await releaseBuild(site, 'host', host('host 2'))
  await releaseBuild(site, 'support', support('support 4'))
})

const documentOf = (site: string) =>
  Buffer.from(filesOf(site)['support/index.html'] ?? '', 'base64').toString()

describe('a rollback', () => {
  it.each([
    ['support', 'host 2 support 3'],
    ['host', 'host 1 support 4'],
  ])('of %s renders and compresses nothing: its release has', async (app, content) => {
    const site = await siteWithHistory()
    const cached = filesOf(path.join(site, renderCacheFolder))
    await rollBackApp(site, app)
    expect(documentOf(site)).toContain(content)
    expect(filesOf(path.join(site, renderCacheFolder))).toEqual(cached)
  })

  it('writes the same documents where nothing is cached', async () => {
    const site = await siteWithHistory()
    rmSync(path.join(site, renderCacheFolder), { recursive: true })
    await rollBackApp(site, 'host')
    expect(documentOf(site)).toContain('host 1 support 4')
  })

  it('that could not render a page is no reason to refuse the release before it', async () => {
    const site = await siteWithHistory()
    const release = readRegistryFile(site).remotes['support']?.live.version ?? ''
    const renderer = path.join(releaseFolder(site, 'support', release), rendererFile)
    writeFileSync(renderer, 'throw new Error("damaged")')
    rmSync(path.join(site, renderCacheFolder), { recursive: true })
    await releaseBuild(site, 'support', support('support 5'))
    expect(documentOf(site)).toContain('host 2 support 5')
  })
})
