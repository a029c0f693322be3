import { readFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { variablesIn } from '@fivefold/shared/testing/variables-in'
import { sourcesIn } from '../../../deploy/workspace/files-in'
import { databaseSettings, readCount, readSettings, settingRules } from './settings'

test('a count is a whole number from the least one', () => {
  expect([readCount('0', 'A'), readCount('99999', 'A'), readCount('1', 'A', 1)]).toEqual([
    0, 99_999, 1,
  ])
  expect(() => readCount('0', 'Retention is a number of days', 1)).toThrow('1 to 99999.')
})

test('settings are as they are, and an empty one is not set', () => {
  const right = {
    DATABASE_URL: 'postgres://ada:secret@localhost/intake',
    INTAKE_RATE: '0',
    SITE_ORIGIN: 'http://localhost:3000',
    OPERATORS: 'admin:ada@lovelace.example  agent:bob@acme.example',
    SITE: 's3://bucket/www',
  }
  expect(readSettings({ ...right, MAIL_URL: '', INTAKE_PORT: '', HOME: '/root' })).toEqual(right)
})

const counts = ['many', '-1', '1.5', '1e3', '100000', ' 60', '0x1', '١', 'Infinity']

test.each<readonly [string, string]>([
  ...['INTAKE_RATE', 'RETENTION_DAYS', 'INTAKE_PROXIES'].flatMap((name) =>
    counts.map((value) => [name, value] as const),
  ),
  ['INTAKE_PROXIES', '0'],
  ['INTAKE_PORT', '0'],
  ['INTAKE_PORT', '65536'],
  ['INTAKE_PORT', 'http'],
  ['INTAKE_ADDRESS_HEADER', 'x-forwarded-for, forwarded'],
  ['SITE_ORIGIN', 'www.company.example'],
  ['SITE_ORIGIN', 'https://www.company.example/'],
  ['MAIL_FROM', 'Ada'],
  ['OPERATORS', 'ada@lovelace.example'],
  ['SITE_DIR', 's3://bucket'],
  ['AWS_ENDPOINT_URL', 'localhost:9000'],
  ['AWS_REGION', 'eu west'],
])('%s=%s is refused with its name, its value and what is expected', (name, value) => {
  const { expected } = settingRules[name as keyof typeof settingRules]
  expect(() => readSettings({ [name]: value })).toThrow(
    `${name} is “${value}”, which is not ${expected}.`,
  )
})

test.each(['DATABASE_URL', 'MAIL_URL', 'WEBHOOK_URL', 'WEBHOOK_SECRET', 'WATCH_KEYS'] as const)(
  'the value of %s stands in no message',
  (name) => {
    const refused = () => readSettings({ [name]: 'pässword' })
    expect(refused).toThrow(`${name} is not ${settingRules[name].expected}.`)
    expect(refused).not.toThrow('pässword')
  },
)

test.each([
  'https://',
  'http://127.0.0.1:99999',
  'file:///srv/www',
  'az://a/b',
  'https://me:pw@www.example',
])('a site cannot be read at %s', (SITE) =>
  expect(() => readSettings({ SITE })).toThrow('SITE is not a folder'),
)

test.each(['/srv/www', 'C:\\www', 'S3://bucket', 'HTTPS://www.example/a@b'])(
  'a site may be read at %s',
  (SITE) => expect(readSettings({ SITE })).toEqual({ SITE }),
)

test('a key that could be guessed is refused, among others, too', () => {
  expect(readSettings({ WATCH_KEYS: ' first-key-of-many-1\nsecond-key-of-many ' })).toBeDefined()
  for (const WATCH_KEYS of ['a', 'first-key-of-many-1 a', 'fifteen-letters']) {
    expect(() => readSettings({ WATCH_KEYS })).toThrow('at least 16 characters')
  }
})

test('all that is wrong is said at once', () => {
  expect(() => readSettings({ INTAKE_PORT: 'a', INTAKE_RATE: 'b' })).toThrow(/PORT.*\n.*RATE/)
})

test('every variable that a source reads stands in the list', () => {
  const folder = import.meta.dirname
  const sources = sourcesIn(folder).filter(
    (file) => /(?<!\.test)\.ts$/.test(file) && !/^(?:testing|faults)\//.test(file),
  )
  expect(sources.length).toBeGreaterThan(50)
  const read = sources.flatMap((file) => variablesIn(readFileSync(path.join(folder, file), 'utf8')))
  expect(read).toContain('AWS_REGION')
  expect(read.filter((name) => !Object.hasOwn(settingRules, name))).toEqual([])
})

const workspace = path.join(import.meta.dirname, '../../..')

test.each([
  [{}, '.intake/data'],
  [{ INTAKE_FOLDER: '' }, '.intake/data'],
  [{ INTAKE_FOLDER: 'data' }, 'data'],
  [{ INTAKE_FOLDER: '/srv/intake' }, '/srv/intake'],
])('an intake and its commands, wherever they start, find %j in %s', (env, place) => {
  const folder = path.resolve(workspace, place)
  expect(databaseSettings(env, false)).toMatchObject({ folder, mails: `${folder}.mails` })
})

test('data in the folder of an earlier release is named, and not passed over', () => {
  const left = path.join(workspace, 'intake/.intake/data')
  const folder = path.join(workspace, '.intake/data')
  expect(() => databaseSettings({}, true)).toThrow(
    `An earlier intake has left ${left}. Move it to ${folder}, or set INTAKE_FOLDER to one of them.`,
  )
  expect(databaseSettings({ INTAKE_FOLDER: left }, true).folder).toBe(left)
  expect(databaseSettings({ DATABASE_URL: 'postgres://x' }, true).url).toBe('postgres://x')
})
