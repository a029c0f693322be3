import { expect, test } from 'vitest'
import { withoutImport } from './runtime-in-libraries'

const runtime = {
  fileName: 'assets/rolldown-runtime-1.js',
  code: 'var a=(x)=>x*2,b=(x)=>x+1;export{a as t,b as n};',
}
const libraries = {
  fileName: 'assets/libraries-2.js',
  code: '//# first\nimport{t as b,n}from"./rolldown-runtime-1.js";var a=1;export{a as one};export const two=b(n(0));',
}

const asModule = (code: string) => `data:text/javascript,${encodeURIComponent(code)}`

test('the helpers are in the file of the libraries, and others have them from there', async () => {
  const held = withoutImport(libraries, runtime)
  expect(held.split('\n', 1)).toEqual(['//# first'])
  const code = 'import{n as t}from"./rolldown-runtime-1.js";export const three=t(2);'
  const moved = withoutImport({ fileName: 'assets/shell-3.js', code }, runtime, libraries)
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
