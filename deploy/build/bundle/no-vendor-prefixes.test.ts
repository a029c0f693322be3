import { createRequire } from 'node:module'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { workspaceFolder } from '../../workspace/folders'
import { withoutPrefixes } from './no-vendor-prefixes'

test('leaves values alone, and stops the build for another module', () => {
  const { resolve } = createRequire(
    createRequire(path.join(workspaceFolder, 'host/package.json')).resolve('styled-components'),
  )
  const module = path.join(path.dirname(resolve('stylis')), '../../src/Prefixer.js')
  expect(withoutPrefixes(readFileSync(module, 'utf8')).code).not.toContain('-webkit-')
  expect(() => withoutPrefixes('export const prefixer = 1')).toThrow('no-vendor-prefixes.ts')
})
