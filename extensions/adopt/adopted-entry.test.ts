import { expect, test } from 'vitest'
import { adoptedEntry } from './adopted-entry'
import { foreignManifestIn } from './foreign-manifest'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { foreignBuild } from '../../deploy/testing/foreign-build'

const manifest = foreignManifestIn(
  JSON.stringify({
    name: 'invoices',
    metaData: { remoteEntry: { name: 'remoteEntry.js' }, globalName: 'invoices' },
    exposes: [],
  }),
  'the manifest',
)
const routes = [
  { path: '/invoices', module: './page' },
  { path: '/totals', module: './totals' },
]

test('a classic script becomes a container whose modules are pages', async () => {
  const text = `var invoices = {
  init: (scope) => { invoices.scope = scope },
  get: async (name) => () =>
    name === './page' ? { default: 'a component' } : { mount: () => invoices.scope },
}`
  // Without a document, as in this test, the script runs as it is.
  const code = adoptedEntry(manifest, { name: 'remoteEntry.js', text }, routes)
  const module = `data:text/javascript,${encodeURIComponent(`globalThis.document ??= {}\n${code}`)}`
  const { init, get } = await import(/* @vite-ignore */ module)
  init('the share scope')
  const { pages } = (await get('./routes'))().routes
  expect(await pages['/invoices']()).toBe('a component')
  expect((await pages['/totals']()).mount()).toBe('the share scope')
})

test('a module is imported unchanged', () => {
  const text = readFileSync(path.join(foreignBuild(), 'remoteEntry.js'), 'utf8')
  expect(adoptedEntry(manifest, { name: 'remoteEntry.js', text }, routes)).toContain(
    'import * as container from "./remoteEntry.js"',
  )
})
