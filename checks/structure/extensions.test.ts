import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { workspaceFolder } from '../../deploy/workspace/folders'
import { registrations } from './layers'
import { foldersIn, packages } from '../packages'
import { readModuleGraph } from './module-graph'

/* An extension leaves with its folder, its lines in the lists of extensions, and the tests that need it. */

const names = foldersIn('extensions')
const graph = readModuleGraph(workspaceFolder, packages, { withTests: true })
const files = [...graph.keys()]

/** Browser tests and measurements of several extensions, and what starts them. */
const needsExtensions = /^(?:deploy\/test\/together|bench|e2e|checks\/results)\//

it.each(names)('nothing but its lines and its tests imports the extension %s', (name) => {
  const own = `extensions/${name}/`
  const importers = files.filter(
    (file) => !file.startsWith(own) && graph.get(file)?.some((to) => to.startsWith(own)),
  )
  const lists = importers.filter((file) => file in registrations)
  expect(importers.filter((file) => !needsExtensions.test(file))).toEqual(lists)
  expect(lists).not.toEqual([])
  const line = new RegExp(`^import \\{ \\w+ \\} from '(?:\\.\\./)+${own}[\\w/-]+'$`, 'm')
  for (const list of lists)
    expect(readFileSync(path.join(workspaceFolder, list), 'utf8')).toMatch(line)
})

it.each(names)('the extension %s says what it is for', (name) => {
  const readme = readFileSync(path.join(workspaceFolder, 'extensions', name, 'README.md'), 'utf8')
  expect(readme.split('\n').length).toBeGreaterThan(8)
})

it.each(Object.entries(registrations))('only entries import %s', (list, entries) => {
  const sources = files.filter((file) => !/\.test\.ts$|^deploy\/test\//.test(file))
  expect(sources.filter((file) => graph.get(file)?.includes(list)).toSorted()).toEqual(entries)
})
