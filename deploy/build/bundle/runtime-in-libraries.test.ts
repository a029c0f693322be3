import type { Plugin } from 'vite'
import { expect, test } from 'vitest'
import { buildModules } from '../testing/build-modules'
import { plainImports } from './plain-imports'
import { runtimeInLibraries, withoutImport } from './runtime-in-libraries'

const runtime = {
  fileName: 'assets/rolldown-runtime-1.js',
  code: 'var a=(x)=>x*2,b=(x)=>x+1;export{a as t,b as n};',
}
const libraries = {
  fileName: 'assets/libraries-2.js',
  code: '//# first\nimport{t as b,n}from"./rolldown-runtime-1.js";var a=1;export{a as one};export const two=b(n(0));',
}

const asModule = (code: string) => `data:text/javascript,${encodeURIComponent(code)}`

test('the libraries’ file holds the helpers, and other files import them from it', async () => {
  const held = withoutImport(libraries, runtime).code
  expect(held.split('\n', 1)).toEqual(['//# first'])
  const code = 'import{n as t}from"./rolldown-runtime-1.js";export const three=t(2);'
  const moved = withoutImport({ fileName: 'assets/shell-3.js', code }, runtime, libraries).code
  const shell = moved.replace('"./libraries-2.js"', `"${asModule(held)}"`)
  expect(await import(/* @vite-ignore */ asModule(held))).toMatchObject({ one: 1, two: 2 })
  expect(await import(/* @vite-ignore */ asModule(shell))).toMatchObject({ three: 3 })
})

test.each([
  [
    'an import of names',
    { ...libraries, code: 'import*as all from"./rolldown-runtime-1.js";' },
    runtime,
  ],
  ['a module of names', libraries, { ...runtime, code: 'export default 1;' }],
])('a build stops that has no longer %s', (what, file, helpers) => {
  expect(() => withoutImport(file, helpers)).toThrow(what)
})

const sources = {
  '/entry.js': "import one from '/library.cjs'; import('/later.js'); console.log(one.value)",
  '/later.js':
    "import one from '/library.cjs'; import * as all from '/names.js'; console.log(one, { all })",
  '/names.js': 'export const name = 1',
  '/library.cjs': 'exports.value = Math.random()',
}

const groups: Plugin = {
  name: 'groups',
  outputOptions: (options) => ({
    ...options,
    codeSplitting: { groups: [{ name: 'libraries', test: /library/ }] },
  }),
}

/** The text of each file, by its name. */
async function filesWith(plugins: Plugin[]): Promise<Map<string, string>> {
  const files = await buildModules(sources, [plainImports(), groups, ...plugins])
  return new Map(
    files.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file.code]] : [])),
  )
}

test('a build has no file of helpers, and no file has the name of another content', async () => {
  const [before, after] = [await filesWith([]), await filesWith([runtimeInLibraries('libraries')])]
  const isRuntime = (name: string) => name.includes('rolldown-runtime')
  expect([...before.keys()].filter(isRuntime)).toHaveLength(1)
  expect([...after].filter(([name, code]) => isRuntime(name) || isRuntime(code))).toEqual([])
  expect(
    [...after].filter(([name, code]) => before.has(name) && before.get(name) !== code),
  ).toEqual([])
  await expect(filesWith([runtimeInLibraries('others')])).rejects.toThrow('beside others')
})
