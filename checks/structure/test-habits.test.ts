import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { sourcesIn } from '../../deploy/workspace/files-in'
import { workspaceFolder } from '../../deploy/workspace/folders'

const tests = sourcesIn(workspaceFolder).filter((file) => /\.(?:test|spec)\.tsx?$/.test(file))

it('tests wait for conditions, and never sleep', () => {
  const sleeps = /\.waitForTimeout\(\d|await new Promise\(\(resolve\) => setTimeout\(resolve, \d/
  const found = tests.filter((file) =>
    sleeps.test(readFileSync(path.join(workspaceFolder, file), 'utf8')),
  )
  expect(found).toEqual([])
})
