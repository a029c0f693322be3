import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it, test } from 'vitest'
import { workspaceFolder } from '../../deploy/workspace/folders'
import { joinedPaths } from './joined-paths'
import { readModuleGraph } from './module-graph'

/** Sources of the delivery that join names of the workspace, or names that the file system has given them. */
const others = new RegExp(
  [
    // `inside()` itself.
    'names/',
    // These work on this workspace and its builds, on a developer's own machine.
    'build/|test/|testing/|workspace/|commands/typecheck|site/registry/release-sources',
    'kit/(?:create-remote/filled-template|pack/|fit/|updates/)|new/',
    'nginx/|signing/testing/|own-react/build/|bucket/(?:real-stores|testing)/',
    // The server has its own guard.
    'serve/',
    // These walk through a folder: its entries are below it.
    'site/files/(?:site-documents|temporary-files)',
    // These join keys of a bucket and addresses, which are not files.
    'adopt/(?:adopted-scripts|foreign-files)|site/files/folder-store',
    // The intake names its own files.
    'intake/server/',
  ]
    .map((names) => `^(?:deploy|extensions)/(?:${names})`)
    .join('|'),
)

it('only deploy/names joins the names of others to paths', () => {
  const files = [...readModuleGraph(workspaceFolder, ['deploy', 'extensions']).keys()]
  expect(files.length).toBeGreaterThan(200)
  const checked = files.filter((file) => !others.test(file))
  const joined = checked.flatMap((file) =>
    joinedPaths(file, readFileSync(path.join(workspaceFolder, file), 'utf8')).map(
      (code) => `${file}: ${code}`,
    ),
  )
  expect(joined, 'take inside() of deploy/names, which leaves no folder').toEqual([])
})

test.each([
  ['path.join(site, name)', true],
  ['path.posix.resolve(site, `${app}/x`)', true],
  ['readFileSync(`${site}/${name}`)', true],
  ["rmSync(site + '/' + name)", true],
  ["path.join(site, 'registry.json')", false],
  ['inside(site, name)', false],
  ['readFileSync(file)', false],
  ['console.info(`${site}/${name}`)', false],
])('%s is found: %s', (code, isFound) => {
  expect(joinedPaths('x.ts', code)).toHaveLength(isFound ? 1 : 0)
})
