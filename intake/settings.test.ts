import path from 'node:path'
import { expect, test } from 'vitest'
import { databaseSettings, readCount } from './settings'

test('a count is a whole number from the least one', () => {
  expect([readCount('0', 'A'), readCount('99999', 'A'), readCount('1', 'A', 1)]).toEqual([
    0, 99_999, 1,
  ])
})

test.each(['', 'many', '-1', '1.5', '1e3', '100000', ' 60'])('“%s” is refused', (text) => {
  expect(() => readCount(text, 'INTAKE_RATE is a number of posts')).toThrow(
    'INTAKE_RATE is a number of posts, 0 to 99999.',
  )
})

test('less than the least is refused', () => {
  expect(() => readCount('0', 'INTAKE_PROXIES is a number of servers', 1)).toThrow('1 to 99999.')
})

const workspace = path.join(import.meta.dirname, '..')

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
  const left = path.join(import.meta.dirname, '.intake/data')
  const folder = path.join(workspace, '.intake/data')
  expect(() => databaseSettings({}, true)).toThrow(
    `An earlier intake has left ${left}. Move it to ${folder}, or set INTAKE_FOLDER to one of them.`,
  )
  expect(databaseSettings({ INTAKE_FOLDER: left }, true).folder).toBe(left)
  expect(databaseSettings({ DATABASE_URL: 'postgres://x' }, true).url).toBe('postgres://x')
})
