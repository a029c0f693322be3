import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { readRegistryFile } from '../../deploy/site/registry/registry-file'
import { rollBackApp } from '../../deploy/release/roll-back-app'
import { emptyFolder, hostBuild, releaseBuild, remoteBuild } from '../../deploy/testing/fake-site'
import { install } from '../../deploy/workspace/hooks'
import { ownReact } from './extension'
import { secondReacts } from './second-react'

install([ownReact])

const siteMap = '@fivefold/shared/routing/site-map'

const contractWith = (react: string) => ({
  storeSchema: 1,
  modules: {
    react: { version: react, exports: ['useState'] },
    [siteMap]: { version: '2.0.0', exports: ['siteMapRoutes'] },
  },
})

const hostWith = (react: string, version = '1.0.0') =>
  hostBuild('export {}', { version, contract: contractWith(react) })

/** A build of a remote that can draw its pages itself. */
function standaloneBuild(name: string, react: string, version = '1.0.0') {
  const pages = { [`/${name}`]: ['remoteEntry.js'] }
  const standalone = { entry: 'standalone.js', ownReact: 'own-react.js' }
  const contract = contractWith(react)
  const published = { version, contract, standalone, pages }
  const folder = remoteBuild(name, [`/${name}`], 'export {}', published)
  writeFileSync(path.join(folder, standalone.entry), 'export const get = 1')
  writeFileSync(path.join(folder, standalone.ownReact), `export const react = '${react}'`)
  return folder
}

async function siteOf(react: string) {
  const site = emptyFolder()
  await releaseBuild(site, 'host', hostWith(react))
  await releaseBuild(site, 'support', standaloneBuild('support', react))
  await releaseBuild(site, 'portal', standaloneBuild('portal', react))
  return site
}

const liveEntry = (site: string, app: string) => readRegistryFile(site).remotes[app]?.live.entry
const sentences = (site: string) => secondReacts(site, readRegistryFile(site))

test('all have the same React: no remote draws its pages itself', async () => {
  const site = await siteOf('19.3.1')
  expect(liveEntry(site, 'support')).toMatch(/remoteEntry\.js$/)
  expect(await sentences(site)).toEqual([])
})

test('the host goes first, the remotes follow, and the last is named', async () => {
  const site = await siteOf('19.3.1')
  await releaseBuild(site, 'host', hostWith('20.0.0', '2.0.0'))
  const { live } = readRegistryFile(site).remotes['support'] ?? {}
  expect(live?.entry).toMatch(/standalone\.js$/)
  expect(live?.graph?.scripts.map(([file]) => file)).toEqual([
    'own-react.js',
    'remoteEntry.js',
    'standalone.js',
  ])
  expect(await sentences(site)).toEqual([
    expect.stringMatching(/^portal, support still need react 19\.3\.1, beside the host’s 20\.0\.0/),
  ])
  await releaseBuild(site, 'support', standaloneBuild('support', '20.0.0', '2.0.0'))
  expect(liveEntry(site, 'support')).toMatch(/remoteEntry\.js$/)
  expect(await sentences(site)).toEqual([expect.stringMatching(/^portal is the last to need/)])
  await releaseBuild(site, 'portal', standaloneBuild('portal', '20.0.0', '2.0.0'))
  expect(await sentences(site)).toEqual([])
})

test('a remote goes first, and a rollback of the host finds every entry that fits', async () => {
  const site = await siteOf('19.3.1')
  await releaseBuild(site, 'support', standaloneBuild('support', '20.0.0', '2.0.0'))
  expect(liveEntry(site, 'support')).toMatch(/standalone\.js$/)
  expect(liveEntry(site, 'portal')).toMatch(/remoteEntry\.js$/)
  await releaseBuild(site, 'host', hostWith('20.0.0', '2.0.0'))
  expect(liveEntry(site, 'support')).toMatch(/remoteEntry\.js$/)
  expect(liveEntry(site, 'portal')).toMatch(/standalone\.js$/)
  await rollBackApp(site, 'host')
  expect(liveEntry(site, 'support')).toMatch(/standalone\.js$/)
  expect(liveEntry(site, 'portal')).toMatch(/remoteEntry\.js$/)
})

test('a host may not leave a remote behind that cannot draw its pages itself', async () => {
  const site = await siteOf('19.3.1')
  const contract = contractWith('19.3.1')
  await releaseBuild(site, 'admin', remoteBuild('admin', ['/admin'], 'export {}', { contract }))
  await expect(releaseBuild(site, 'host', hostWith('20.0.0', '2.0.0'))).rejects.toThrow(
    'admin 1.0.0-',
  )
  await expect(releaseBuild(site, 'host', hostWith('20.0.0', '2.0.0'))).rejects.toThrow(
    'or release admin with "ownReact": true in package.json, to draw its pages itself',
  )
})
