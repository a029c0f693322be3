import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { array } from 'fast-check'
import { expect, test } from 'vitest'
import { hostBuild, releaseBuild, remoteBuild } from '../testing/fake-site'
import { hostileRoute } from '../testing/hostile-names'
import { expectOwn, some, surroundedSite, tried } from '../testing/surrounded-site'
import { rollBackApp } from './roll-back-app'

test('200 hostile route lists: a release writes its own documents, or is refused and changes nothing', async () => {
  const { root, site } = await surroundedSite()
  const lists = some(array(hostileRoute, { minLength: 1, maxLength: 3 }), 200)
  const earlier = new Set<string>()
  let taken = 0
  for (const [index, routes] of lists.entries()) {
    const folder = remoteBuild('evil', routes, `export const n = ${index}`)
    const { changed } = await tried(root, () => releaseBuild(site, 'evil', folder))
    if (changed === undefined) continue
    taken += 1
    for (const route of routes) earlier.add(route)
    expectOwn(changed, 'evil', [...earlier])
  }
  expect(taken).toBeGreaterThan(5)
  expect(taken).toBeLessThan(100)
})

test('a page that others own is not taken by another spelling of its address', async () => {
  const { root, site } = await surroundedSite()
  for (const route of [
    '/Pricing',
    '/support/:other',
    '/SUPPORT',
    '/support/../pricing',
    '/assets/x',
  ]) {
    const folder = remoteBuild('evil', [route])
    const { error } = await tried(root, () => releaseBuild(site, 'evil', folder))
    expect(String(error)).toContain('evil cannot be released')
    expect(String(error)).toMatch(/\/(?:pricing|support|assets)/i)
  }
})

test('a build is refused when it contains a link, two spellings of a name, or a forbidden name', async () => {
  const { root, site, secret } = await surroundedSite()
  const builds: [string, (folder: string) => void][] = [
    ['support', (folder) => symlinkSync(secret, path.join(folder, 'secret.js'))],
    ['support', (folder) => symlinkSync(path.dirname(secret), path.join(folder, 'parts'))],
    ['support', (folder) => writeFileSync(path.join(folder, 'REMOTEentry.js'), '')],
    ['support', (folder) => writeFileSync(path.join(folder, 'a\\b.js'), '')],
    ['support', (folder) => writeFileSync(path.join(folder, '__proto__'), '')],
    ['support', (folder) => writeFileSync(path.join(folder, '.partial'), '')],
    ['support', (folder) => writeFileSync(path.join(folder, 'cafe\u0301.js'), '')],
    ['host', (folder) => writeFileSync(path.join(folder, 'registry.json'), '{}')],
    ['host', (folder) => writeFileSync(path.join(folder, 'Owners.json'), '{}')],
    ['host', (folder) => write(folder, 'remotes/support/x/a.js')],
    ['host', (folder) => write(folder, 'previews/support/a.txt')],
    ['host', (folder) => write(folder, 'pricing/index.html')],
  ]
  for (const [app, spoil] of builds) {
    const folder = app === 'host' ? hostBuild('export {2}') : remoteBuild(app, ['/support'], 'a()')
    spoil(folder)
    const { error } = await tried(root, () => releaseBuild(site, app, folder))
    expect(error).toBeDefined()
  }
})

function write(folder: string, file: string) {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
  writeFileSync(path.join(folder, file), '')
}

test('a link in a stored release brings no file from elsewhere into the site', async () => {
  const { root, site, secret } = await surroundedSite()
  const { release } = await releaseBuild(site, 'support', remoteBuild('support', ['/support'], '2'))
  await releaseBuild(site, 'support', remoteBuild('support', ['/support'], '3'))
  symlinkSync(secret, path.join(site, 'remotes/support', release, 'secret.js'))
  const { error } = await tried(root, () => rollBackApp(site, 'support'))
  expect(String(error)).toContain('neither a file nor a folder')
})
