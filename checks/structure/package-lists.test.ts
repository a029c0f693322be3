import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { sourcesIn } from '../../deploy/workspace/files-in'
import { workspaceFolder } from '../../deploy/workspace/folders'

it('no check names a remote: its folder has the list of what checks know of it', () => {
  const files = sourcesIn(workspaceFolder, 'checks')
  expect(files.length).toBeGreaterThan(20)
  const naming = files.filter((file) =>
    readFileSync(path.join(workspaceFolder, file), 'utf8').includes('remote-'),
  )
  expect(naming).toEqual(['checks/structure/package-lists.test.ts'])
})
