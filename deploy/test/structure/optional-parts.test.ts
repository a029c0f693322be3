import { expect, test } from 'vitest'
import { workspaceFolder } from '../../workspace/folders'
import { optionalParts } from './layers'
import { readModuleGraph } from './module-graph'

const graph = readModuleGraph(workspaceFolder, ['shared', 'host'], { withTests: true })
const files = [...graph.keys()]

/** The entries of the host register its extensions here, and nothing else imports it. */
const registration = 'host/src/extensions.ts'
const entries = ['host/src/main.tsx', 'host/src/render-page.tsx']

const isOf = (places: readonly string[]) => (file: string) =>
  places.some((place) => file === place || file.startsWith(`${place}/`))

test.each(Object.entries(optionalParts))('nothing imports the optional part %s', (_, places) => {
  const isOwn = isOf(places)
  for (const place of places) expect(files.some(isOf([place])), place).toBe(true)
  const importers = files
    .filter((file) => !isOwn(file) && file !== registration)
    .flatMap((file) => (graph.get(file) ?? []).filter(isOwn).map((target) => `${file} → ${target}`))
  expect(importers).toEqual([])
})

const folders = files.flatMap((file) => /^host\/src\/extensions\/([^/]+)\//.exec(file)?.[1] ?? [])
const extensions = [...new Set(folders)]

test('every extension of the host is an optional part that its entries register', () => {
  const registered = graph.get(registration)?.map((file) => file.split('/')[3])
  expect([...new Set(registered)].toSorted()).toEqual(extensions.toSorted())
  expect(Object.keys(optionalParts)).toEqual(expect.arrayContaining(extensions))
  const importers = files.filter((file) => graph.get(file)?.includes(registration))
  expect(importers.toSorted()).toEqual(entries)
})
