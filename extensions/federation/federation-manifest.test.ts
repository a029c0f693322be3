import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { federationManifest } from './federation-manifest'
import { routesTypes, typesZip } from './federation-types'

const release = {
  name: 'support',
  version: '1.2.0',
  entry: 'remoteEntry-abc.js',
  routes: [],
  contract: { storeSchema: 1, modules: { react: { version: '19.3.1', exports: ['useState'] } } },
  pages: {
    '/support': ['parts.js', 'remoteEntry-abc.js', 'routes.js', 'home.js'],
    '/support/kb': ['parts.js', 'remoteEntry-abc.js', 'routes.js', 'kb.js'],
  },
}

test('other tools find the entry, what it exposes, and what it takes from the host', () => {
  const { metaData, exposes, shared } = federationManifest(release)
  expect(metaData).toMatchObject({
    buildInfo: { buildVersion: '1.2.0' },
    remoteEntry: { name: 'remoteEntry-abc.js', path: '', type: 'module' },
    publicPath: 'auto',
  })
  expect(exposes).toEqual([
    expect.objectContaining({
      path: './routes',
      assets: { js: { sync: ['parts.js', 'routes.js'], async: [] }, css: { sync: [], async: [] } },
    }),
  ])
  expect(shared).toEqual([
    expect.objectContaining({ name: 'react', singleton: true, requiredVersion: '^19.3.1' }),
  ])
})

test('its types name the pages, and equal builds have equal archives', () => {
  const types = routesTypes(['/support', '/support/kb'])
  expect(types).toContain('Record<"/support" | "/support/kb", () => Promise<Page>>')
  const zip = typesZip(['/support'])
  expect(Object.keys(unzipSync(zip))).toEqual(['routes.d.ts'])
  expect(typesZip(['/support'])).toEqual(zip)
})
