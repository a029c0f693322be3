import {
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { startMailServer } from '../testing/mail/mail-server'
import { keptMails } from './kept-mails'
import { mailer } from './mailer'

const from = 'Fivefold <support@fivefold.example>'
const mail = { to: 'ada@lovelace.example', subject: 'Sign in', text: 'https://a.example/#b=c' }
let folder = ''

beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'mails-'))))
afterEach(() => rmSync(folder, { recursive: true, force: true }))

test('a mail goes to the mail server, and its refusal is an error', async () => {
  const { url, taken, end } = await startMailServer((to) =>
    to.startsWith('ada') ? undefined : { code: 550 },
  )
  const send = mailer({ url, from, folder })
  await send(mail)
  expect(taken[0]?.text).toContain('From: Fivefold <support@fivefold.example>')
  expect(taken[0]?.text).toContain('https://a.example/#b=c')
  await expect(send({ ...mail, to: 'bob@builder.example' })).rejects.toThrow('Nobody here')
  await end()
  await expect(send(mail)).rejects.toThrow('ECONNREFUSED')
  expect(readdirSync(folder)).toEqual([])
})

test.runIf(process.platform === 'linux')(
  'a mail leaves this machine by TLS alone, unless the address says otherwise',
  async () => {
    const { url, taken, end } = await startMailServer(undefined, '127.0.0.2')
    await expect(mailer({ url, from, folder })(mail)).rejects.toThrow(/STARTTLS/)
    expect(taken).toEqual([])
    await mailer({ url: `${url}?requireTLS=false`, from, folder })(mail)
    expect(taken).toHaveLength(1)
    await end()
  },
)

test('without a mail server a mail is a file that only its owner reads', async () => {
  const send = mailer({ from, folder: path.join(folder, 'mails') })
  await Promise.all([send(mail), send(mail)])
  const files = readdirSync(path.join(folder, 'mails'))
  expect(files).toHaveLength(2)
  const file = path.join(folder, 'mails', files[0] ?? '')
  expect(readFileSync(file, 'utf8')).toContain('To: ada@lovelace.example')
  expect(statSync(file).mode & 0o077).toBe(0)
})

test('no mail goes to what is more than an address', async () => {
  const send = mailer({ from, folder: path.join(folder, 'mails') })
  const to = 'ada@lovelace.example\r\nBcc: eve@evil.example'
  await expect(send({ ...mail, to })).rejects.toThrow('what is no address')
})

test('mails that are files are exported, erased and retained with their person', async () => {
  const send = mailer({ from, folder })
  await send(mail)
  await send({ ...mail, to: 'grace@hopper.example' })
  // As releases before named them.
  writeFileSync(path.join(folder, '1-a.eml'), 'From: x\nTo: Ada@Lovelace.example\n\nold')
  mkdirSync(path.join(folder, 'of somebody.eml'))
  const kept = keptMails(folder)
  expect(kept.of(' ADA@lovelace.example')).toHaveLength(2)
  kept.erase('ada@Lovelace.example')
  expect(kept.of(mail.to)).toEqual([])
  expect(kept.retain(1)).toBe(0)
  for (const name of readdirSync(folder)) utimesSync(path.join(folder, name), 0, 0)
  expect([kept.retain(1), kept.of('grace@hopper.example')]).toEqual([1, []])
  expect(keptMails(path.join(folder, 'none')).of(mail.to)).toEqual([])
})
