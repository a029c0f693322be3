import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { emptyFolder } from './fake-site'

const assets = (...sync: string[]) => ({ js: { sync, async: [] }, css: { sync: [], async: [] } })

/** Another tool's build of a remote, in a new folder. */
export function foreignBuild(changes: object = {}, metaData: object = {}) {
  const folder = emptyFolder()
  const manifest = {
    name: 'invoices',
    metaData: {
      buildInfo: { buildVersion: '2.1.0' },
      remoteEntry: { name: 'remoteEntry.js', path: '', type: 'module' },
      globalName: 'invoices',
      publicPath: 'auto',
      ...metaData,
    },
    shared: [
      {
        name: 'react',
        version: '19.3.1',
        requiredVersion: '^19.0.0',
        singleton: true,
        assets: assets('own-react.js'),
      },
    ],
    exposes: [{ path: './page', assets: assets('page.js') }],
    ...changes,
  }
  const files = {
    'mf-manifest.json': JSON.stringify(manifest),
    'remoteEntry.js': `export const init = () => {}
export const get = async () => () => import('./page.js')`,
    'page.js': `import './parts/list.js'
export default () => import('./parts/details.js')`,
    'own-react.js': 'export {}',
    'parts/list.js': 'export const mark = "./mark.svg"',
    'parts/details.js': 'export {}',
    'parts/mark.svg': '<svg/>',
  }
  mkdirSync(path.join(folder, 'parts'))
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(folder, file), text)
  return folder
}

/** A route list beside such a build. */
export function routeFile(routes: unknown) {
  const file = path.join(emptyFolder(), 'routes.json')
  writeFileSync(file, typeof routes === 'string' ? routes : JSON.stringify(routes))
  return file
}

export const invoicesRoute = {
  path: '/invoices',
  title: 'Invoices',
  description: 'All invoices of your company.',
  module: './page',
}
