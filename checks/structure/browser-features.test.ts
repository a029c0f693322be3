import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { sourcesIn } from '../../deploy/workspace/files-in'
import { workspaceFolder } from '../../deploy/workspace/folders'

it('asks for a feature of the browser by its value: privacy tools and web views leave keys without one', () => {
  const byKey =
    /'\w+' in (?:navigator|window|document|globalThis|self|screen|performance|CSS)\b(?!\.)/
  const found = sourcesIn(workspaceFolder)
    .filter((file) => /^(?:host|shared|remote-\w+)\//.test(file))
    .filter((file) => byKey.test(readFileSync(path.join(workspaceFolder, file), 'utf8')))
  expect(found.filter((file) => !/\.test\.tsx?$/.test(file))).toEqual([])
})
