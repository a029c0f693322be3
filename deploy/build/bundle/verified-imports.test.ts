import { afterEach, expect, test, vi } from 'vitest'
import { scriptCheck, type ScriptCheck } from '../../../shared/contract/federation/script-check'
import { withVerifiedImports as edited } from './verified-imports'

const page = 'https://site.example/remotes/support/1.0.0/assets/page.js'
const file = 'https://site.example/remotes/support/1.0.0/assets/index-a1.js'

const withVerifiedImports = (...given: Parameters<typeof edited>) => edited(...given).code

const check = vi.fn<ScriptCheck>()
const imported = vi.fn(async (_address: string) => ({ index: 7 }))

/** Evaluates an expression of that page's module. */
function run(expression: string): Promise<unknown> {
  const code = expression
    .replaceAll('import.meta.url', JSON.stringify(page))
    .replaceAll('import(', 'imported(')
  return new Function('imported', `return ${code}`)(imported)
}

const load = () =>
  run(withVerifiedImports('import("./index-a1.js").then((module) => module.index)'))

afterEach(() => {
  Reflect.deleteProperty(globalThis, scriptCheck)
  check.mockReset()
  imported.mockClear()
})

test('an import of another file waits until the page has verified it, and uses the page’s address', async () => {
  Object.assign(globalThis, { [scriptCheck]: check })
  let checked = (_address: string) => {}
  check.mockReturnValue(new Promise((resolve) => (checked = resolve)))
  const result = load()
  expect(check).toHaveBeenCalledExactlyOnceWith(file)
  expect(imported).not.toHaveBeenCalled()
  checked(`${file}?again`)
  await expect(result).resolves.toBe(7)
  expect(imported).toHaveBeenCalledExactlyOnceWith(`${file}?again`)
})

test('a file that fails the check is not imported', async () => {
  Object.assign(globalThis, { [scriptCheck]: check })
  check.mockRejectedValue(new Error('is not what was released'))
  await expect(load()).rejects.toThrow('is not what was released')
  expect(imported).not.toHaveBeenCalled()
})

test('a page without a check imports the file unchanged', async () => {
  await expect(load()).resolves.toBe(7)
  expect(imported).toHaveBeenCalledExactlyOnceWith(file)
})

test('every import of a file is found, and nothing else', () => {
  const others = 'import { a } from "./a.js"; import.meta.url; import(address); important("./b.js")'
  expect(withVerifiedImports(others)).toBe(others)
  const both = withVerifiedImports("[import('./a.js'), import(`../b.js`)]")
  expect(both.match(/new URL\(.+?,/g)).toEqual(["new URL('./a.js',", 'new URL(`../b.js`,'])
})

test('a build stops when an import is not found', () => {
  const files = ['assets/index-a1.js']
  expect(withVerifiedImports('import("./index-a1.js")', files)).toContain(scriptCheck)
  expect(() => withVerifiedImports('load("./index-a1.js")', files)).toThrow(
    'Rolldown no longer has an import() with a relative path for each of assets/index-a1.js',
  )
})
