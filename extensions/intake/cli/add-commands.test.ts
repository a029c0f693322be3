import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { takeLock } from '../../../shared/browser/files/process-lock'
import { workspaceFolder } from '../../../deploy/workspace/folders'

const scratch = mkdtempSync(path.join(tmpdir(), 'intake-commands-'))
afterAll(() => rmSync(scratch, { recursive: true }))

function intake(folder: string, ...words: string[]) {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'deploy/cli.ts', 'intake', ...words],
    {
      cwd: workspaceFolder,
      env: { ...process.env, DATABASE_URL: '', INTAKE_FOLDER: path.join(scratch, folder) },
      encoding: 'utf8',
    },
  )
  return { status, stderr }
}

test('a command makes no database where there is none', () => {
  const { status, stderr } = intake('none', 'deliveries')
  expect(status).toBe(1)
  expect(stderr).toBe(
    `error: There is no database in ${path.join(scratch, 'none')}. Set DATABASE_URL or INTAKE_FOLDER.\n`,
  )
})

test('a command waits for no running intake: its embedded database is its own', async () => {
  mkdirSync(path.join(scratch, 'used'))
  await takeLock(path.join(scratch, 'used.lock'), 'one')
  const { status, stderr } = intake('used', 'resend', '--all')
  expect(status).toBe(1)
  expect(stderr).toContain(`error: Another process uses ${path.join(scratch, 'used')}. Stop`)
})

test.each([
  ['resend', 'name an id, or --all'],
  ['sign-out', 'name an address, or --all'],
])('%s asks for one or all', (command, sentence) => {
  const { status, stderr } = intake('none', command)
  expect(status).toBe(2)
  expect(stderr).toContain(sentence)
  expect(intake('none', command, 'x', '--all').status).toBe(2)
})
