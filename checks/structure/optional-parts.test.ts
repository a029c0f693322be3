import { expect, test } from 'vitest'
import { workspaceFolder } from '../../deploy/workspace/folders'
import { packages } from '../packages'
import { optionalParts } from './layers'
import { readModuleGraph } from './module-graph'

const graph = readModuleGraph(workspaceFolder, packages, { withTests: true })
const files = [...graph.keys()]

/** Browser tests and tests of several extensions. */
const needsParts = /^(?:deploy\/test\/together|e2e)\//

const isOf = (places: readonly string[]) => (file: string) =>
  places.some((place) => file === place || file.startsWith(`${place}/`))

test.each(Object.entries(optionalParts))('nothing imports the optional part %s', (name, places) => {
  const isOwn = isOf(places)
  for (const place of places) expect(files.some(isOf([place])), place).toBe(true)
  const importers = files
    .filter((file) => !isOf([...places, `extensions/${name}`])(file) && !needsParts.test(file))
    .flatMap((file) => (graph.get(file) ?? []).filter(isOwn).map((target) => `${file} → ${target}`))
  expect(importers).toEqual([])
})
