import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { emptyFolder } from '../../../deploy/testing/fake-site'
import { filesIn } from '../../../deploy/workspace/files-in'
import { packShared, withExtensions } from './pack-shared'

test.each([
  ["import { a } from './a'", "import { a } from './a.js'"],
  ["import '../a/b'", "import '../a/b.js'"],
  ["export { a, b } from './a'", "export { a, b } from './a.js'"],
  ["export * from './a'", "export * from './a.js'"],
  ["const a = () => import('./a')", "const a = () => import('./a.js')"],
  ["import './a.css'", "import './a.css'"],
  ["import { a } from 'react'", "import { a } from 'react'"],
])('every bundler finds what %s names', (written, packed) => {
  expect(withExtensions(written)).toBe(packed)
})

test('modules are packed with their types, without tests and the list for the checks', async () => {
  const [source, target] = [emptyFolder(), emptyFolder()]
  const write = (file: string, text: string) => writeFileSync(path.join(source, file), text)
  write('tsconfig.json', JSON.stringify({ files: ['a.ts'] }))
  write('a.ts', 'export const a = 1\n')
  write('a.test.ts', 'export const b = 1\n')
  write('checks.ts', 'export const checks = {}\n')
  await packShared(source, target)
  expect(filesIn(target)).toEqual(['a.d.ts', 'a.js'])
})
