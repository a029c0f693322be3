import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { Database } from './database/database'
import { readWebhook } from './delivery/webhook'
import { withWebhook } from './delivery/with-webhook'
import { retainDaily } from './privacy/retain'
import { runCommand } from './run-command'
import { readSettings } from './settings'
import { keptMails } from './sign-in/kept-mails'
import { opened, quickKinds, scratchFolder } from './testing/databases'
import { secrets, startReceiver } from './testing/receiver'
import { intakeOf } from './testing/intake-of'
import { leadOf, send, sender } from './testing/send'
import { tokenOf } from './testing/visitors'

describe.each(quickKinds)('the commands of an intake with $name', ({ begin }) => {
  let place: Parameters<typeof opened>[0]
  let receiver: Awaited<ReturnType<typeof startReceiver>>
  let end = async () => {}

  beforeAll(async () => {
    const begun = await begin()
    place = begun.place
    await (await opened(place)).close()
    receiver = await startReceiver()
    end = async () => {
      await receiver.end()
      await begun.end()
    }
  }, 120_000)
  afterAll(() => end())

  const environment = () => ({
    SITE_ORIGIN: 'https://site.example',
    DATABASE_URL: place.url ?? '',
    INTAKE_FOLDER: place.folder,
  })

  /** As `commands.ts` runs it. @returns what it prints. */
  async function command(...words: string[]) {
    const told = vi.spyOn(console, 'warn').mockReturnValue()
    let printed = ''
    await runCommand(words, readSettings(environment()), (text) => (printed += text))
    expect(told.mock.calls).toEqual([[expect.stringMatching(/^Database: /)]])
    told.mockRestore()
    return printed.trim()
  }

  /** The intake runs while the task does. */
  async function running(task: (database: Database) => Promise<unknown>) {
    const webhook = readWebhook(receiver.url, secrets.join(' '))
    const database = await withWebhook(await opened(place), webhook)
    try {
      await task(database)
    } finally {
      await database.close()
    }
  }
  const leads = (database: Database, ...given: unknown[]) =>
    send(intakeOf(database).app, 'leads', { sender, leads: given })
  const notified = (database: Database) =>
    expect.poll(() => database.query(`select id from delivery where state = 'waiting'`)).toEqual([])
  const grace = { email: 'Grace@Hopper.example' }
  const ada = leadOf('lead-0001')

  test('export, erase, and refuse copies that arrive later', async () => {
    await running(async (database) => {
      await leads(database, ada)
      await leads(database, leadOf('lead-0002', { email: 'ADA@Lovelace.example' }))
      await leads(database, leadOf('lead-0003', grace))
      await notified(database)
    })
    keptMails(`${place.folder}.mails`).keep('ada@lovelace.example', 'A link')
    const stored = JSON.parse(await command('export', '  Ada@lovelace.EXAMPLE '))
    expect(stored).toMatchObject({
      email: 'ada@lovelace.example',
      lead: [{ id: 'lead-0001', body: ada.record }, { id: 'lead-0002' }],
      mail: ['A link'],
      delivery: [
        { state: 'done', body: { data: { id: 'lead-0001' } } },
        { state: 'done', body: { data: { id: 'lead-0002' } } },
      ],
    })
    expect(await command('erase', ' ada@LOVELACE.example')).toMatch(/^2 records are deleted/)
    await running(async (database) => {
      await notified(database)
      expect((await leads(database, ada)).body).toEqual({
        answers: [{ id: 'lead-0001', refused: 'It was deleted.' }],
      })
    })
    expect(receiver.received.at(-1)?.event).toMatchObject({
      type: 'person.erased',
      data: { email: 'ada@lovelace.example' },
    })
    expect(JSON.parse(await command('export', 'ada@lovelace.example'))).toEqual({
      email: 'ada@lovelace.example',
      lead: [],
      ticket_entry: [],
      ticket_file: [],
      ticket: [],
      person: [],
      sign_in: [],
      delivery: [],
    })
    expect(JSON.parse(await command('export', grace.email)).lead).toHaveLength(1)
  })

  test('list and send again what was given up', async () => {
    receiver.answers((response) => response.writeHead(410).end())
    vi.spyOn(console, 'error').mockReturnValue()
    await running(async (database) => {
      await leads(database, leadOf('lead-0004'))
      await notified(database)
    })
    const [, id] =
      /^(\S{36}) {2}lead\.received {2}dead {2}1 try {2}The answer was 410\.$/.exec(
        await command('deliveries', 'dead'),
      ) ?? []
    expect(await command('resend', String(id))).toMatch(/^1 will be sent again/)
    receiver.answers((response) => response.writeHead(204).end())
    await running(notified)
    expect(await command('deliveries', 'dead')).toBe('There are none.')
  })

  test('print a link that signs in once, also for an address that got many mails', async () => {
    await running(async (database) => {
      const { app, mails } = intakeOf(database)
      for (let time = 0; time < 7; time += 1) await send(app, 'sign-in/mail', grace)
      expect(mails).toHaveLength(5)
    })
    const text = await command('link', ' Grace@hopper.example')
    expect(text).toContain('https://site.example/portal#sign-in=')
    await running(async (database) => {
      const { app } = intakeOf(database)
      const token = tokenOf({ to: '', subject: '', text })
      const answers = [1, 2].map(() => send(app, 'sign-in/confirm', { token }))
      expect((await Promise.all(answers)).map(({ status }) => status).toSorted()).toEqual([
        200, 410,
      ])
    })
    expect(await command('sign-out', 'bob@builder.example')).toBe('Sessions that are ended: 0.')
    expect(await command('sign-out', 'grace@HOPPER.example')).toBe('Sessions that are ended: 1.')
    await running(async (database) => {
      expect(await database.query('select from session')).toEqual([])
    })
  })

  test.each([
    ['link', '1,victim@x.example'],
    ['export', 'ada'],
  ])('%s refuses %s in a sentence', async (name, email) => {
    await expect(command(name, email)).rejects.toThrow(`“${email}” is no email address.`)
  })

  test('a command that fails ends with one sentence, and one that works with what it prints', () => {
    const run = (env: NodeJS.ProcessEnv) =>
      spawnSync(process.execPath, ['--import', 'tsx', 'commands.ts', 'deliveries', 'dead'], {
        cwd: import.meta.dirname,
        env: { ...process.env, ...environment(), ...env },
        encoding: 'utf8',
      })
    expect(run({})).toMatchObject({ status: 0, stdout: 'There are none.\n' })
    const { status, stderr } = run({ DATABASE_URL: 'postgres://localhost:1/none' })
    expect(status).toBe(1)
    expect(stderr).toMatch(/^Database: [^\n]+\nerror: [^\n]+\n$/)
  })

  test('delete what is old, at once or every day', async () => {
    const old = `now() - interval '31 days'`
    const age = (database: Database, id: string) =>
      database.transaction(async ({ query }) => {
        await query(`update lead set received_at = ${old} where id = $1`, [id])
        const about = `body -> 'data' ->> 'id' = $1`
        await query(`update delivery set created_at = ${old} where ${about}`, [id])
      })
    await running(async (database) => {
      await leads(database, leadOf('lead-0005'))
      await notified(database)
      await age(database, 'lead-0004')
    })
    expect(await command('retain', '32')).toBe('0 rows are deleted.')
    expect(await command('retain', '30')).toBe('2 rows are deleted.')
    await running(async (database) => {
      await age(database, 'lead-0005')
      const retained = retainDaily({ ...database, close: async () => {} }, 30)
      const left = () => database.query('select id from lead order by id')
      await expect.poll(left).toEqual([{ id: 'lead-0003' }])
      await retained.close()
    })
  })
})

test('a command makes no database where there is none', async () => {
  const scratch = scratchFolder()
  onTestFinished(scratch.remove)
  const folder = path.join(scratch.folder, 'none')
  const command = runCommand(['deliveries'], { INTAKE_FOLDER: folder }, () => {})
  await expect(command).rejects.toThrow(
    `There is no database in ${folder}. Set DATABASE_URL or INTAKE_FOLDER.`,
  )
  expect(existsSync(folder)).toBe(false)
})
