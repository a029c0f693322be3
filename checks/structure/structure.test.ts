import { describe, expect, it } from 'vitest'
import { workspaceFolder } from '../../deploy/workspace/folders'
import { packages } from '../packages'
import { circles, crowded, violations } from './folder-rules'
import { layersOf, registrations } from './layers'
import { readModuleGraph } from './module-graph'

const all = readModuleGraph(workspaceFolder, packages)
/** An extension stands above what it extends. The line that registers it is no arrow, nor is a test of several. */
const graph = new Map(
  [...all].map(([file, targets]) => [
    file,
    file in registrations || file.startsWith('deploy/test/together/')
      ? targets.filter((to) => !to.startsWith('extensions/'))
      : targets,
  ]),
)

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
