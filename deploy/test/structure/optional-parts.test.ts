import { expect, test } from 'vitest'
import { workspaceFolder } from '../../workspace/folders'
import { optionalParts } from './layers'
import { readModuleGraph } from '../../../checks/structure/module-graph'

const graph = readModuleGraph(
  workspaceFolder,
  ['shared', 'host', 'remote-admin', 'remote-portal'],
  {
    withTests: true,
  },
)
const files = [...graph.keys()]

/** The list of a package's extensions, and the files that import it: no others do. */
const registrations: Readonly<Record<string, readonly string[]>> = {
  'host/src/extensions.ts': ['host/src/main.tsx', 'host/src/render-page.tsx'],
  'remote-admin/src/extensions.ts': ['remote-admin/src/browser-data/views.ts'],
  'remote-portal/src/extensions.ts': ['remote-portal/src/profile/security/security-panel.tsx'],
}

const isOf = (places: readonly string[]) => (file: string) =>
  places.some((place) => file === place || file.startsWith(`${place}/`))

test.each(Object.entries(optionalParts))('nothing imports the optional part %s', (_, places) => {
  const isOwn = isOf(places)
  for (const place of places) expect(files.some(isOf([place])), place).toBe(true)
  const importers = files
    .filter((file) => !isOwn(file) && !(file in registrations))
    .flatMap((file) => (graph.get(file) ?? []).filter(isOwn).map((target) => `${file} → ${target}`))
  expect(importers).toEqual([])
})

test.each(Object.entries(registrations))('%s registers all extensions', (registration, entries) => {
  const folder = `${registration.replace('.ts', '')}/`
  const targets = graph.get(registration)?.filter(isOf([folder.slice(0, -1)])) ?? []
  const extensions = [...new Set(files.filter((file) => file.startsWith(folder)).map(folderOf))]
  expect([...new Set(targets.map(folderOf))].toSorted()).toEqual(extensions.toSorted())
  const places = Object.values(optionalParts).flat()
  for (const extension of extensions) expect(places).toContain(extension)
  const importers = files.filter((file) => graph.get(file)?.includes(registration))
  expect(importers.toSorted()).toEqual(entries)
})

/** `extensions/intake/browser/begin-sending.ts` → `host/src/extensions/intake` */
const folderOf = (file: string) => file.split('/').slice(0, 4).join('/')
