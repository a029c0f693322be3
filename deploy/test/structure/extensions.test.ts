import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { workspaceFolder } from '../../workspace/folders'
import { readModuleGraph } from '../../../checks/structure/module-graph'

/* An extension leaves with its folder, its line in `deploy/extensions.ts`, and the tests that need it. */

const folder = 'deploy/extensions'
const names = readdirSync(path.join(workspaceFolder, folder))
const packages = readdirSync(workspaceFolder).filter((name) =>
  /^(?:bench|deploy|e2e|host|shared|remote-.+)$/.test(name),
)
const graph = readModuleGraph(workspaceFolder, packages, { withTests: true })

/** Browser tests and measurements of several extensions, and what starts them. */
const needsExtensions = /^(?:deploy\/test\/together|bench|e2e)\//

it.each(names)('nothing but its line and its tests imports the extension %s', (name) => {
  const own = `${folder}/${name}/`
  const importers = [...graph]
    .filter(([file, targets]) => !file.startsWith(own) && targets.some((to) => to.startsWith(own)))
    .map(([file]) => file)
    .filter((file) => !needsExtensions.test(file))
  expect(importers).toEqual(['deploy/extensions.ts'])
  const line = new RegExp(`^import \\{ \\w+ \\} from '\\./extensions/${name}/extension'$`, 'm')
  expect(readFileSync(path.join(workspaceFolder, 'deploy/extensions.ts'), 'utf8')).toMatch(line)
})

it.each(names)('the extension %s says what it is for', (name) => {
  const readme = readFileSync(path.join(workspaceFolder, folder, name, 'README.md'), 'utf8')
  expect(readme.split('\n').length).toBeGreaterThan(8)
})
