import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { listApps } from '../../../deploy/workspace/apps'
import { appFolder, hostApp } from '../../../deploy/workspace/folders'
import { publicModules } from './public-modules'

const known = new Set<string>(Object.values(publicModules).flat())
const remotes = listApps().filter((app) => app !== hostApp)

/** Imports of the shared package, types, tests and dynamic ones included. */
function importsOf(remote: string) {
  const folder = path.join(appFolder(remote), 'src')
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => {
      const text = readFileSync(path.join(folder, file), 'utf8')
      return [...text.matchAll(/'@fivefold\/shared\/([^']+)'/g)].map(([, name = '']) => ({
        name,
        file: `remote-${remote}/src/${file}`,
      }))
    })
}

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
