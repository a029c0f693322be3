import { spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { embeddedDatabase } from './embedded-database'
import { lockFolder } from './folder-lock'

const scratch = mkdtempSync(path.join(tmpdir(), 'intake-lock-'))
afterAll(() => rmSync(scratch, { recursive: true, force: true }))

test('a folder is used by one process alone, until that ends', async () => {
  const folder = path.join(scratch, 'one/data')
  const other = spawn('sleep', ['60'])
  mkdirSync(path.dirname(folder))
  writeFileSync(`${folder}.lock`, String(other.pid))
  const used = `Process ${other.pid} uses ${folder}.`
  await expect(embeddedDatabase(folder)).rejects.toThrow(used)
  const ended = new Promise((resolve) => other.once('exit', resolve))
  other.kill()
  await ended
  const unlock = lockFolder(folder)
  expect(() => lockFolder(folder)).toThrow(`Process ${process.pid} uses ${folder}.`)
  unlock()
  lockFolder(folder)()
})

test('a lock without a process is taken', () => {
  for (const text of ['', 'not a number', '-1', '0', String(process.pid)]) {
    const folder = path.join(scratch, `two-${text}`)
    writeFileSync(`${folder}.lock`, text)
    expect(lockFolder(folder)).not.toThrow()
  }
})

test('a folder of another version is named, with the way out', async () => {
  const folder = path.join(scratch, 'three')
  mkdirSync(folder)
  writeFileSync(path.join(folder, 'PG_VERSION'), '17\n')
  await expect(embeddedDatabase(folder)).rejects.toThrow(
    /three was written by PostgreSQL 17, and this intake has 18\. Start the release/,
  )
})

test('of many processes that find a lock without a process, one takes it', async () => {
  const folders = Array.from({ length: 200 }, (_, number) => path.join(scratch, `race-${number}`))
  for (const folder of folders) writeFileSync(`${folder}.lock`, 'ended')
  const racer = path.join(import.meta.dirname, '../testing/lock-in-a-race.ts')
  const moment = String(Date.now() + 4_000)
  const racers = Array.from({ length: 6 }, () =>
    spawn(process.execPath, ['--import', 'tsx', racer, moment, ...folders]),
  )
  const got = await Promise.all(
    racers.map(async ({ stdout }) => {
      let text = ''
      for await (const part of stdout) {
        text += String(part)
        if (text.endsWith(']\n')) break
      }
      return JSON.parse(text.split('\n')[1] ?? '') as string[]
    }),
  )
  // Each holds what it got until all have tried.
  for (const { stdin } of racers) stdin.end()
  expect(got.flat().toSorted()).toEqual(folders.toSorted())
})
