import { chmodSync, cpSync, mkdirSync, readdirSync, statSync, writeFileSync } from 'node:fs'
import { hostname } from 'node:os'
import path from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { embeddedDatabase } from '../database/embedded-database'
import { IntakeError } from '../intake-error'
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
  const first = startIntake(place, await freePort())
  onTestFinished(() => void first.end('SIGKILL'))
  await first.ready()
  const second = startIntake(place, await freePort())
  expect(await second.ended).toBe(1)
  expect(second.output()).toBe(
    `Process ${first.pid} on ${hostname()} uses ${place.folder}. Stop it first.\n`,
  )
  await first.ready()
})

test('an embedded database is its owner’s alone, whatever the umask', async () => {
  const { folder: scratch, remove } = scratchFolder()
  onTestFinished(remove)
  const folder = path.join(scratch, 'a/data')
  const umask = process.umask(0)
  onTestFinished(() => void process.umask(umask))
  const database = await embeddedDatabase(folder)
  await database.close()
  expect(statSync(folder).mode & 0o077).toBe(0)
  expect(readdirSync(path.dirname(folder))).toEqual(['data'])
  chmodSync(folder, 0o755)
  await (await embeddedDatabase(folder)).close()
  expect(statSync(folder).mode & 0o077).toBe(0)
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

test('an intake names the folder of another version and the way out, and changes nothing', async () => {
  const place = await embedded()
  const older = path.join(place.folder, '../older')
  mkdirSync(older)
  cpSync(path.join(place.folder, 'postgresql.conf'), path.join(older, 'postgresql.conf'))
  writeFileSync(path.join(older, 'PG_VERSION'), '17\n')
  const intake = startIntake({ folder: older }, await freePort())
  expect(await intake.ended).toBe(1)
  expect(intake.output()).toMatch(
    /^.*older was written by PostgreSQL 17, and this intake has 18\. Start the release that wrote it, or move the folder away to begin anew: .*\n$/,
  )
})
