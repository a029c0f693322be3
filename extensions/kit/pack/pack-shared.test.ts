import { expect, test } from 'vitest'
import { withExtensions } from './pack-shared'

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
