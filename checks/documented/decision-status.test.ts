import { readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { workspaceFolder } from '../../deploy/workspace/folders'

const folder = path.join(workspaceFolder, 'docs/decisions')
const records = readdirSync(folder).filter((file) => file !== 'README.md')

test.each(records)('%s begins with its status and date, and stands in the list', (record) => {
  const [, , status] = readFileSync(path.join(folder, record), 'utf8').split('\n')
  expect(status).toMatch(/^_(?:Accepted|Superseded) \d{4}-\d\d-\d\d\._$/)
  expect(readFileSync(path.join(folder, 'README.md'), 'utf8')).toContain(`(${record})`)
})
