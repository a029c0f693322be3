import { expect, test } from 'vitest'
import { workspaceFolder } from '../../deploy/workspace/folders'
import { sitePackages } from '../packages'
import { optionalParts, registrations } from './layers'
import { readModuleGraph } from './module-graph'

const graph = readModuleGraph(workspaceFolder, sitePackages, { withTests: true })
const files = [...graph.keys()]

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

/** `host/src/extensions/intake/begin-sending.ts` → `host/src/extensions/intake` */
const folderOf = (file: string) => file.split('/').slice(0, 4).join('/')
