import { expect, test } from 'vitest'
import { workspaceFolder } from '../../deploy/workspace/folders'
import { readModuleGraph } from './module-graph'

test('presets import nothing that the name of a build leaves out', () => {
  const graph = readModuleGraph(workspaceFolder, ['deploy', 'extensions', 'shared'])
  const reached = new Set<string>()
  const reach = (file: string) => {
    // The list of extensions gives presets only their plug-ins.
    if (reached.has(file) || file === 'deploy/extensions.ts') return
    reached.add(file)
    graph.get(file)?.forEach(reach)
  }
  reach('deploy/preset.ts')
  reach('deploy/build/host-preset.ts')
  reach('extensions/own-react/build/build-plugins.ts')
  expect(reached.size).toBeGreaterThan(60)
  const leftOut = /^(?:deploy\/(?:commands|release|testing|test)|extensions\/(?!own-react\/))/
  expect([...reached].filter((file) => leftOut.test(file))).toEqual([])
})
