import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test, vi } from 'vitest'
import { releaseApp } from '../../deploy/release/release-app'
import { foreignBuild, invoicesRoute, routeFile } from '../../deploy/testing/foreign-build'
import { hostileName } from '../../deploy/testing/hostile-names'
import { expectOwn, serverOf, some, surroundedSite, tried } from '../../deploy/testing/surrounded-site'
import { withAdoptedBuild } from './adopt-remote'

test('hostile manifests of other tools write only into their own build', async () => {
  const { root, site } = await surroundedSite()
  const routes = routeFile([invoicesRoute])
  mkdirSync(path.join(root, 'tmp'))
  vi.stubEnv('TMPDIR', path.join(root, 'tmp'))
  const names = some(hostileName, 60)
  for (const [index, name] of names.entries()) {
    const asset = { js: { sync: [name], async: [] } }
    const folder = foreignBuild(
      [{ name }, { exposes: [{ path: './page', assets: asset }] }, {}][index % 3],
      index % 3 === 2 ? { remoteEntry: { name, path: '' } } : {},
    )
    const { changed = [] } = await tried(root, () =>
      withAdoptedBuild(
        site,
        path.join(folder, 'mf-manifest.json'),
        { routes },
        async (app, build) =>
          releaseApp(site, app, { folder: build, adopted: true, allowSameVersion: true }),
      ),
    )
    expectOwn(changed, index % 3 === 0 ? name : 'invoices', ['/invoices'])
  }
  expect(readdirSync(root)).toEqual(['a', 'tmp'])
})

test('a downloaded build writes only into its own folder', async () => {
  const { root, site } = await surroundedSite()
  const routes = routeFile([invoicesRoute])
  const build = foreignBuild({ shared: [] })
  const named = some(hostileName, 300).flatMap((name) => [`${name}.js`, `../${name}.css`])
  const entry = `export const get = () => ${JSON.stringify(named)}`
  const asked = new Set<string>()
  const origin = await serverOf((address) => {
    asked.add(address)
    if (address === '/mf-manifest.json') return readFileSync(path.join(build, address), 'utf8')
    return address === '/remoteEntry.js' ? entry : 'export {}'
  })
  mkdirSync(path.join(root, 'tmp'))
  vi.stubEnv('TMPDIR', path.join(root, 'tmp'))
  const { changed, error } = await tried(root, () =>
    withAdoptedBuild(site, `${origin}/mf-manifest.json`, { routes }, async () => {
      expect(readdirSync(path.join(root, 'tmp'))).toHaveLength(1)
      expect(readdirSync(root)).toEqual(['a', 'tmp'])
    }),
  )
  expect(error).toBeUndefined()
  expect(changed).toEqual([])
  expect(asked.size).toBeGreaterThan(20)
})

test('an adopted entry or page with a syntax error is refused', async () => {
  const { root, site } = await surroundedSite()
  for (const file of ['remoteEntry.js', 'page.js']) {
    const folder = foreignBuild()
    writeFileSync(path.join(folder, file), 'export const get = (')
    const { error } = await tried(root, () =>
      withAdoptedBuild(
        site,
        path.join(folder, 'mf-manifest.json'),
        { routes: routeFile([invoicesRoute]) },
        async () => {},
      ),
    )
    expect(String(error)).toContain('has a syntax error')
  }
})
