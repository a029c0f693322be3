import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { listApps } from '../../../deploy/workspace/apps'
import { sourcesIn } from '../../../deploy/workspace/files-in'
import { appFolder, hostApp, workspaceFolder } from '../../../deploy/workspace/folders'
import { publicModules } from './public-modules'

const known = new Set<string>(Object.values(publicModules).flat())
const remotes = listApps().filter((app) => app !== hostApp)

/** The sources of a remote, and the sides of extensions that its list names. */
function foldersOf(remote: string): string[] {
  const sources = path.join(appFolder(remote), 'src')
  const list = path.join(sources, 'extensions.ts')
  const text = existsSync(list) ? readFileSync(list, 'utf8') : ''
  const sides = [...text.matchAll(/'(?:\.\.\/)+(extensions\/[\w-]+\/[\w-]+)/g)]
  return [path.relative(workspaceFolder, sources), ...new Set(sides.map(([, side = '']) => side))]
}

/** Imports of the shared package, types, tests and dynamic ones included. */
const importsOf = (remote: string) =>
  foldersOf(remote)
    .flatMap((folder) => sourcesIn(workspaceFolder, folder))
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(path.join(workspaceFolder, file), 'utf8')
      return [...text.matchAll(/'@fivefold\/shared\/([^']+)'/g)].map(([, name = '']) => ({
        name,
        file,
      }))
    })

it.each(remotes)(
  '%s imports public modules alone, as a remote outside this repository',
  (remote) => {
    const closed = importsOf(remote).filter(({ name }) => !known.has(name))
    const advice =
      'Use a public module, move what this remote alone needs into it, or make the module public: ' +
      'extensions/kit/pack/public-modules.ts, with an example in its doc comment.'
    expect(
      closed.map(({ file, name }) => `${file} imports ${name}`),
      advice,
    ).toEqual([])
  },
)

/** Modules that only remotes outside this workspace need so far; the browser tests build some. */
const forOthers = [
  'domain/model/record-fields',
  'records/define-records',
  'records/use-records',
  'routing/mounted-page',
]

it('some remote imports every public module', () => {
  const imported = remotes.flatMap(importsOf).map(({ name }) => name)
  const used = new Set([...imported, ...forOthers])
  expect([...known].filter((name) => !used.has(name))).toEqual([])
})
