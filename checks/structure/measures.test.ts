import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { sourcesIn } from '../../deploy/workspace/files-in'
import { workspaceFolder } from '../../deploy/workspace/folders'
import { sitePackages } from '../packages'

it('measures texts in em: a ch is as wide as the zero of a face, and the site’s face may come late', () => {
  const found = sitePackages
    .flatMap((folder) => sourcesIn(workspaceFolder, folder))
    .filter((file) => /\dch\b/.test(readFileSync(path.join(workspaceFolder, file), 'utf8')))
  expect(found).toEqual([])
})
