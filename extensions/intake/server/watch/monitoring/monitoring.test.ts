import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { scratchFolder } from '../../testing/databases'
import { intakeOf } from '../../testing/intake-of'

const folder = import.meta.dirname
const read = (name: string) => readFileSync(path.join(folder, name), 'utf8')

const rules = read('alert-rules.yml')
const dashboard = JSON.parse(read('dashboard.json')) as {
  panels: { targets: { expr: string }[] }[]
}
const expressions = dashboard.panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))

/** The metrics that an intake answers with on its first day. */
async function metricNames() {
  const { app } = intakeOf({
    query: async () => [],
    transaction: async () => Promise.reject(new Error('not here')),
    close: async () => {},
  })
  const headers = { authorization: 'Bearer key-of-a-pipeline' }
  const text = await (await app.request('/intake/metrics', { headers })).text()
  return [...text.matchAll(/^# TYPE (\w+)/gm)].map(([, name]) => name)
}

it('the rules and the dashboard name metrics that an intake has', async () => {
  const known = new Set(await metricNames())
  const named = [rules, ...expressions].join('\n').match(/\b(?:fivefold|http_server)_\w+/g) ?? []
  const names = new Set(named.map((name) => name.replace(/_(?:bucket|count|sum)$/, '')))
  expect(names.size).toBeGreaterThan(5)
  expect([...names].filter((name) => !known.has(name))).toEqual([])
})

/** Debian's package `prometheus` has it. */
const hasPromtool = spawnSync('promtool', ['--version']).status === 0

describe.skipIf(!hasPromtool)('Prometheus', () => {
  const promtool = (...words: string[]) => {
    const { status, stdout, stderr } = spawnSync('promtool', words, {
      cwd: folder,
      encoding: 'utf8',
    })
    return { status, said: stdout + stderr }
  }

  it('takes the rules, and they tell of what they should', () => {
    expect(promtool('check', 'rules', '--lint-fatal', 'alert-rules.yml')).toMatchObject({
      status: 0,
    })
    expect(promtool('test', 'rules', 'alert-rules.test.yml')).toMatchObject({ status: 0 })
  })

  it('takes each expression of the dashboard', () => {
    const recorded = expressions.map((expr, at) => ({ record: `panel${at}`, expr }))
    const file = JSON.stringify({ groups: [{ name: 'dashboard', rules: recorded }] })
    const scratch = scratchFolder()
    onTestFinished(scratch.remove)
    const place = path.join(scratch.folder, 'rules.json')
    writeFileSync(place, file)
    expect(promtool('check', 'rules', place)).toMatchObject({ status: 0 })
  })
})
