import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { sourcesIn } from '../../deploy/workspace/files-in'
import { workspaceFolder } from '../../deploy/workspace/folders'
import { sitePackages } from '../packages'

it('asks for a feature of the browser by its value: privacy tools and web views leave keys without one', () => {
  const byKey =
    /'\w+' in (?:navigator|window|document|globalThis|self|screen|performance|CSS)\b(?!\.)/
  const found = sitePackages
    .flatMap((folder) => sourcesIn(workspaceFolder, folder))
    .filter((file) => byKey.test(readFileSync(path.join(workspaceFolder, file), 'utf8')))
  expect(found.filter((file) => !/\.test\.tsx?$/.test(file))).toEqual([])
})
