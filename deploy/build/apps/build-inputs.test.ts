import { appendFileSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { emptyFolder } from '../../testing/fake-site'
import { readModuleGraph } from '../../../checks/structure/module-graph'
import { workspaceFolder } from '../../workspace/folders'
import { buildName } from './build-inputs'

const files = [
  'package.json',
  'pnpm-lock.yaml',
  'pnpm-workspace.yaml',
  'tsconfig.base.json',
  'host/package.json',
  'host/index.html',
  'host/public/robots.txt',
  'host/src/main.tsx',
  'host/src/main.test.tsx',
  'remote-support/package.json',
  'remote-support/src/routes.ts',
  'remote-support/.env',
  'remote-support/dist/release.json',
  'remote-portal/src/routes.ts',
  'shared/ui/theme/tokens.ts',
  'shared/ui/theme/tokens.test.ts',
  'shared/testing/render-page.ts',
  'shared/node_modules/react/index.js',
  'deploy/build/preset.ts',
  'deploy/site/registry/renderer-file.ts',
  'deploy/extensions.ts',
  'extensions/own-react/build/own-react-code.ts',
  'deploy/extensions/kit/create-remote/template/src/routes.ts',
  'extensions/bucket/change-bucket.ts',
  'deploy/commands/release.ts',
  'deploy/release/release-app.ts',
]

function workspaceOf(names: readonly string[]) {
  const workspace = emptyFolder()
  for (const name of names) {
    mkdirSync(path.join(workspace, path.dirname(name)), { recursive: true })
    writeFileSync(path.join(workspace, name), name)
  }
  return workspace
}

const apps = ['host', 'support'] as const
const namesIn = (workspace: string, env = {}) =>
  Object.fromEntries(apps.map((app) => [app, buildName(app, { workspace, env })]))

/** The apps whose builds have another name after a change. */
function renamedBy(change: (workspace: string) => void) {
  const workspace = workspaceOf(files)
  const before = namesIn(workspace)
  change(workspace)
  const after = namesIn(workspace)
  return apps.filter((app) => before[app] !== after[app])
}

const all = ['host', 'support']

test.each([
  ['package.json', all],
  ['pnpm-lock.yaml', all],
  ['pnpm-workspace.yaml', all],
  ['tsconfig.base.json', all],
  ['host/package.json', ['host']],
  ['host/index.html', ['host']],
  ['host/public/robots.txt', ['host']],
  ['host/src/main.tsx', ['host']],
  ['host/src/main.test.tsx', []],
  ['remote-support/package.json', ['support']],
  ['remote-support/src/routes.ts', ['support']],
  ['remote-support/.env', ['support']],
  ['remote-support/dist/release.json', []],
  ['remote-portal/src/routes.ts', []],
  ['shared/ui/theme/tokens.ts', all],
  ['shared/ui/theme/tokens.test.ts', []],
  ['shared/testing/render-page.ts', all],
  ['shared/node_modules/react/index.js', []],
  ['deploy/build/preset.ts', all],
  ['deploy/site/registry/renderer-file.ts', all],
  ['deploy/extensions.ts', all],
  ['extensions/own-react/build/own-react-code.ts', all],
  ['deploy/extensions/kit/create-remote/template/src/routes.ts', ['host']],
  ['extensions/bucket/change-bucket.ts', ['host']],
  ['deploy/commands/release.ts', ['host']],
  ['deploy/release/release-app.ts', ['host']],
])('a change of %s renames the builds of %j', (file, renamed) => {
  expect(renamedBy((workspace) => appendFileSync(path.join(workspace, file), ' '))).toEqual(renamed)
})

test('a build gets another name when a file is added, removed or renamed', () => {
  const routes = 'remote-support/src/routes.ts'
  const place = (workspace: string, name = routes) => path.join(workspace, name)
  expect(renamedBy((at) => writeFileSync(place(at, 'remote-support/src/new.ts'), ''))).toEqual([
    'support',
  ])
  expect(renamedBy((at) => rmSync(place(at)))).toEqual(['support'])
  expect(
    renamedBy((at) => renameSync(place(at), place(at, 'remote-support/src/paths.ts'))),
  ).toEqual(['support'])
})

test('a build gets another name when a variable changes that Vite gives to sources', () => {
  const workspace = workspaceOf(files)
  const before = namesIn(workspace)
  expect(namesIn(workspace, { VITE_COLOR: 'red' })).not.toEqual(before)
  expect(namesIn(workspace, { PORT: '4000' })).toEqual(before)
})

test('presets import nothing that the name of a build leaves out', () => {
  const graph = readModuleGraph(workspaceFolder, ['deploy', 'shared'])
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
  const leftOut = /^deploy\/(?:commands|extensions\/(?!own-react\/)|release|testing|test)\//
  expect([...reached].filter((file) => leftOut.test(file))).toEqual([])
})
