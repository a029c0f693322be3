import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { readRegistryFile } from '../../site/registry/registry-file'
import { releaseApp } from '../release-app'
import { filesOf, hostBuild, page, releaseBuild, remoteBuild } from '../../testing/fake-site'
import { madeOnce } from '../../testing/made-once'
import { linksToDeprecated } from './deprecated-routes'

const deprecated = { until: '2020-03-01', instead: '/plans' }
const link = '<main><a href="/pricing?users=5">Prices</a></main>'

/** The plans team has announced the end of a page, whose last day is over. */
const siteWithDeprecatedPage = madeOnce(async (site) => {
  const routes = [page('/plans'), { ...page('/pricing'), deprecated }]
  await releaseBuild(site, 'host', hostBuild())
  await releaseBuild(site, 'plans', remoteBuild('plans', [], 'export {}', { routes }))
  await releaseBuild(site, 'billing', remoteBuild('billing', ['/billing']))
})

const linkFrom = (site: string, html: string) =>
  writeFileSync(path.join(site, 'billing/index.html'), html)

const removal = () => remoteBuild('plans', ['/plans'], 'export {}', { version: '1.1.0' })

it('a deprecated page stays while a page of another remote links to it, also after its last day', async () => {
  const site = await siteWithDeprecatedPage()
  linkFrom(site, link)
  const before = filesOf(site)
  await expect(releaseApp(site, 'plans', { folder: removal() })).rejects.toThrow(
    'plans cannot be released without /pricing: /billing of billing leads to /pricing. Keep the page',
  )
  expect(filesOf(site)).toEqual(before)
  linkFrom(site, '<main></main>')
  expect((await releaseApp(site, 'plans', { folder: removal() })).changed).toBe(true)
})

it('a team that links to it learns its last day and what to link to instead', async () => {
  const site = await siteWithDeprecatedPage()
  expect(linksToDeprecated(site, readRegistryFile(site), 'billing')).toEqual([])
  linkFrom(site, link)
  expect(linksToDeprecated(site, readRegistryFile(site), 'billing')).toEqual([
    '/billing of billing leads to /pricing, which plans keeps until 2020-03-01: link to /plans instead.',
  ])
})

it('the registry does not mention it, because visitors do not need it', async () => {
  const site = await siteWithDeprecatedPage()
  const registry = readFileSync(path.join(site, 'registry.json'), 'utf8')
  expect(registry).toContain('/pricing')
  expect(registry).not.toContain('deprecated')
})
