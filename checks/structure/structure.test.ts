import { existsSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import { workspaceFolder } from '../../deploy/workspace/folders'
import { circles, crowded, violations } from './folder-rules'
import { layersOf } from '../../deploy/test/structure/layers'
import { readModuleGraph } from './module-graph'

const packages = readdirSync(workspaceFolder).filter((folder) =>
  existsSync(path.join(workspaceFolder, folder, 'package.json')),
)
const graph = readModuleGraph(workspaceFolder, packages)

/** A reader takes in about fifteen names at once. */
const siblingLimit = 15

describe('the folders of the workspace', () => {
  it('import each other in no circle, at any depth', () => {
    expect(circles(graph)).toEqual([])
  })

  it.each(Object.entries(layersOf))('%s keeps its layers', (name, layers) => {
    expect(violations(graph, name, layers)).toEqual([])
  })

  it('hold no more sources side by side than a reader takes in at once', () => {
    expect(crowded(graph, siblingLimit)).toEqual([])
  })
})
