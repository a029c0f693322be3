import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { sourcesIn } from '../../deploy/workspace/files-in'
import { workspaceFolder } from '../../deploy/workspace/folders'

it('who makes a temporary folder removes it', () => {
  const left = sourcesIn(workspaceFolder).filter((file) => {
    const text = readFileSync(path.join(workspaceFolder, file), 'utf8')
    return /\bmkdtempSync\(/.test(text) && !/\brmSync\(/.test(text)
  })
  expect(left).toEqual([])
})
