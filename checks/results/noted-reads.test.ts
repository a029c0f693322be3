import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { expect, test } from 'vitest'
import { emptyFolder } from '../../deploy/testing/fake-site'
import { noteReads, sourceOf } from './noted-reads'

const start = (cwd: string, ...words: string[]) =>
  spawnSync(process.execPath, ['--version', ...words], { cwd })

type Act = (workspace: string, file: string, elsewhere: string) => unknown

test.each<[what: string, act: Act, noted?: string]>([
  ['reads a file', (_, file) => readFileSync(file), 'words.md'],
  ['reads one by its URL', (_, file) => readFile(pathToFileURL(file)), 'words.md'],
  ['looks for a file', (workspace) => existsSync(`${workspace}/none.md`), 'none.md'],
  ['lists a folder', (workspace) => readdirSync(workspace), '/'],
  ['lists all', (workspace) => readdirSync(workspace, { recursive: true }), '/**'],
  ['copies', (_, file, elsewhere) => cpSync(file, `${elsewhere}/copy`), 'words.md/**'],
  ['links', (workspace, _, elsewhere) => symlinkSync(workspace, `${elsewhere}/link`), '/**'],
  ['reads elsewhere', (_, _file, elsewhere) => readdirSync(elsewhere)],
  ['reads a package', (workspace) => existsSync(`${workspace}/node_modules/react`)],
  ['starts a process there', (workspace) => start(workspace), '*'],
  ['starts one that knows a path', (_, file) => start('/', file), '*'],
  ['starts one elsewhere', () => start('/')],
  ['builds with Vite', (_, _file, elsewhere) => existsSync(`${elsewhere}/.env`), '*'],
])('a test that %s', async (_, act, noted) => {
  const [workspace, elsewhere] = [emptyFolder(), emptyFolder()]
  const file = path.join(workspace, 'words.md')
  writeFileSync(file, '')
  const reads: (string | undefined)[] = []
  noteReads(workspace, (read) => reads.push(sourceOf(workspace, read)))
  await act(workspace, file, elsewhere)
  expect(reads.find((each) => each !== undefined)).toBe(noted)
})
