import { describe, expect, it } from 'vitest'
import { workspaceFolder } from '../../deploy/workspace/folders'
import { packages } from '../packages'
import { circles, crowded, violations } from './folder-rules'
import { layersOf } from './layers'
import { readModuleGraph } from './module-graph'

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
