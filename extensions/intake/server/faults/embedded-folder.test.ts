import { chmodSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { embeddedDatabase } from '../database/embedded-database'
import { IntakeError } from '../intake-error'
import { runCommand } from '../run-command'
import { kindsOfDatabase, scratchFolder } from '../testing/databases'
import { freePort, startIntake } from '../testing/intake-process'

async function embedded() {
  const [kind] = kindsOfDatabase
  if (kind === undefined) throw new Error('There is no embedded database')
  const begun = await kind.begin()
  onTestFinished(() => begun.end())
  return begun.place
}

test('a second intake on a folder ends, with the reason, and harms nobody', async () => {
  const place = await embedded()
  const first = await embeddedDatabase(place.folder)
  const second = startIntake(place, await freePort())
  expect(await second.ended).toBe(1)
  expect(second.output()).toBe(
    `Process ${process.pid} on ${hostname()} uses ${place.folder}. Stop it first.\n`,
  )
  const command = runCommand(['deliveries'], { INTAKE_FOLDER: place.folder }, () => {})
  await expect(command).rejects.toThrow(`uses ${place.folder}. Stop it first.`)
  expect(await first.query('select 1 as one')).toEqual([{ one: 1 }])
  await first.close()
})

test('an embedded database is its owner’s alone, whatever the umask', async () => {
  const { folder } = await embedded()
  chmodSync(folder, 0o755)
  const umask = process.umask(0)
  onTestFinished(() => void process.umask(umask))
  await (await embeddedDatabase(folder)).close()
  expect(statSync(folder).mode & 0o077).toBe(0)
  expect(readdirSync(path.dirname(folder))).toEqual(['data'])
})

test.each(['', '/data'])(
  'a folder that cannot be one is named in a sentence: a file%s',
  async (below) => {
    const { folder, remove } = scratchFolder()
    onTestFinished(remove)
    writeFileSync(path.join(folder, 'file'), '')
    const opens = embeddedDatabase(path.join(folder, `file${below}`))
    await expect(opens).rejects.toThrow(IntakeError)
    await expect(opens).rejects.toThrow(/^The embedded database does not open in .*: E/)
  },
)

test('the folder of another version is named, with the way out, and stays as it is', async () => {
  const { folder, remove } = scratchFolder()
  onTestFinished(remove)
  writeFileSync(path.join(folder, 'PG_VERSION'), '17\n')
  const opens = embeddedDatabase(folder)
  await expect(opens).rejects.toThrow(IntakeError)
  await expect(opens).rejects.toThrow(
    /written by PostgreSQL 17, and this intake has 18\. Start the release that wrote it, or move the folder away to begin anew: /,
  )
  expect(readdirSync(folder)).toEqual(['PG_VERSION'])
})
