import { once } from 'node:events'
import { cpSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type RequestListener } from 'node:http'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest'
import { commandLine } from '../../../deploy/commands/line/command-line'
import { listen, portOf } from '../../../deploy/serve/port'
import { endCanary, releaseCanary, startCanary } from '../../../deploy/release/canary'
import { readReleaseLog } from '../../../deploy/site/files/release-log'
import { withSiteLock } from '../../../deploy/site/files/site-lock'
import { readRegistryFile } from '../../../deploy/site/registry/registry-file'
import {
  emptyFolder,
  filesOf,
  hostBuild,
  releaseBuild,
  remoteBuild,
} from '../../../deploy/testing/fake-site'
import { install } from '../../../deploy/workspace/hooks'
import { canaryAuto } from './auto-canary'
import { watch } from './extension'

const options = { steps: [5, 25, 50], least: 0, deadline: 24, alpha: 0.01, ceiling: 5 }
const auto = (changes: Partial<typeof options> = {}) =>
  canaryAuto('support', { ...options, ...changes })

let site = ''
let live = ''
let canary = ''
let said: string[] = []

/** A copy of the site that each test begins with. */
let start = ''
afterAll(() => rmSync(start, { recursive: true }))

beforeEach(async () => {
  site = path.join(emptyFolder(), 'site')
  vi.stubEnv('SITE', '')
  vi.stubEnv('SITE_DIR', site)
  vi.stubEnv('WATCH_KEY', 'key-of-support')
  said = []
  vi.spyOn(console, 'info').mockImplementation((text) => void said.push(String(text)))
  if (start === '') {
    await makeSite()
    start = mkdtempSync(path.join(tmpdir(), 'fivefold-watched-'))
    cpSync(site, start, { recursive: true })
  } else cpSync(start, site, { recursive: true })
})

async function makeSite() {
  await releaseBuild(site, 'host', hostBuild())
  ;({ release: live } = await releaseBuild(site, 'support', remoteBuild('support', ['/support'])))
  const folder = remoteBuild('support', ['/support'], 'export {}', { version: '1.1.0' })
  canary = await releaseCanary(site, 'support', { percentage: 5, cohort: 'staff' }, { folder })
}

const supportNow = () => readRegistryFile(site).remotes['support']

const browsers = (started: number, failing: number) => ({ started, failing, measured: 0, slow: 0 })

const stageOf = (percentage: number, inCanary: [number, number], inLive: [number, number]) => ({
  percentage,
  canary: browsers(...inCanary),
  live: browsers(...inLive),
})

const good = stageOf(5, [500, 5], [9500, 95])
const bad = stageOf(5, [500, 50], [9500, 95])
const few = stageOf(5, [10, 0], [190, 2])

/** Starts an intake that gives this answer, and collects its requests. */
async function intake(answer: RequestListener) {
  const requested: IncomingMessage[] = []
  const server = createServer((request, response) => {
    requested.push(request)
    answer(request, response)
  })
  await listen(server, 0)
  vi.stubEnv('INTAKE_URL', `http://localhost:${portOf(server)}`)
  onTestFinished(async () => {
    server.closeAllConnections()
    server.close()
    await once(server, 'close')
  })
  return requested
}

const json = (value: unknown) => intake((_, response) => response.end(JSON.stringify(value)))

const health = (...stages: object[]) => json({ remote: 'support', release: canary, live, stages })

describe('one look at a canary', () => {
  it('asks the intake with the key, advances the canary, and keeps its cohort', async () => {
    const requested = await health(good)
    expect(await auto()).toBe(0)
    const [{ url = '', headers } = {} as IncomingMessage] = requested
    const { pathname, searchParams } = new URL(url, 'http://intake')
    const time = readReleaseLog(site).find(({ action }) => action === 'canary')?.time
    expect([pathname, headers.authorization]).toEqual([
      `/intake/watch/canaries/support/${canary}`,
      'Bearer key-of-support',
    ])
    expect(Object.fromEntries(searchParams)).toEqual({ live, since: time, percentages: '5' })
    expect(supportNow()?.canary).toMatchObject({ version: canary, percentage: 25, cohort: 'staff' })
    expect(said).toEqual([
      `support ${canary} is the canary for 25 % of browsers and the cohort “staff”. At 5 %, 5 of 500 browsers with ` +
        'the canary fail and 95 of 9,500 with the live release: it fails less than 5 times as often ' +
        '(evidence 15,056 of 400).',
    ])
  })

  it('promotes it after the last step', async () => {
    await health(stageOf(5, [20_000, 200], [380_000, 3800]))
    expect(await auto({ steps: [5] })).toBe(0)
    expect(supportNow()).toMatchObject({ live: { version: canary }, lastGood: { version: live } })
    expect(supportNow()).not.toHaveProperty('canary')
    expect(said[0]).toContain('is live for everybody. At 5 %')
    expect(await auto()).toBe(0)
    expect(said[1]).toBe('support has no canary: there is nothing to decide.')
  })

  it('takes it back', async () => {
    await health(bad)
    install([watch])
    await commandLine().parseAsync(['canary', 'auto', 'support'], { from: 'user' })
    expect(process.exitCode).toBe(3)
    process.exitCode = 0
    expect(supportNow()).toMatchObject({ live: { version: live } })
    expect(supportNow()).not.toHaveProperty('canary')
    expect(said[0]).toMatch(/is no longer the canary\. .* it fails more often/)
  })

  it('waits and changes nothing, until the deadline of this percentage, as the log has it', async () => {
    await health(few)
    const before = filesOf(site)
    expect(await auto()).toBe(0)
    expect(said[0]).toContain('stays the canary. At 5 %, 0 of 10')
    vi.useFakeTimers({ now: Date.now() + 25 * 3_600_000, toFake: ['Date'] })
    expect(await auto()).toBe(4)
    expect(said[1]).toContain('stays the canary, and a person has to look. At 5 %, 0 of 10')
    expect(filesOf(site)).toEqual(before)
    await startCanary(site, 'support', canary, { percentage: 10 })
    expect(await auto()).toBe(0)
    expect(said[2]).toContain('At 10 %, no browser has reported a start in 0 hours.')
  })

  it('asks for all percentages of this run of the canary, by the site’s log', async () => {
    await startCanary(site, 'support', canary, { percentage: 50 })
    await endCanary(site, 'support')
    for (const percentage of [25, 10, 25, 40])
      await startCanary(site, 'support', canary, { percentage })
    const requested = await health(stageOf(40, [4, 0], [6, 0]))
    expect(await auto()).toBe(0)
    const { searchParams } = new URL(requested[0]?.url ?? '', 'http://intake')
    expect(searchParams.get('percentages')).toBe('25,10,40')
  })

  it('decides nothing where the log is lost', async () => {
    await health(few)
    writeFileSync(path.join(site, '.releases.jsonl'), '')
    expect(await refusal()).toContain('does not say since when')
  })

  it('is not told by reports which percentages there were', async () => {
    await health(few, ...[1, 2, 3, 4].map((percentage) => ({ ...few, percentage })))
    expect(await refusal()).toContain('about 1 %, which this canary never had')
  })
})

it('an intake that does not answer, or answers about another canary, changes nothing', async () => {
  await json({ remote: 'support', release: '9.9.9', live, stages: [bad] })
  expect(await refusal()).toContain('about release 9.9.9')
  vi.stubEnv('INTAKE_URL', 'http://localhost:1')
  expect(await refusal()).toContain('does not answer')
})

/** Why a look is refused, if it changes nothing. */
async function refusal() {
  const before = filesOf(site)
  const reason = await auto().catch((error: unknown) => String(error))
  expect(filesOf(site)).toEqual(before)
  return reason
}

describe('others', () => {
  /** While the intake answers, somebody changes the site. */
  const meanwhile = (change: () => Promise<unknown>, stage = good) =>
    intake((_, response) => {
      const answer = { remote: 'support', release: canary, live, stages: [stage] }
      void change().then(() => response.end(JSON.stringify(answer)))
    })

  it.each([good, bad])('who end the canary meanwhile are right', async (stage) => {
    await meanwhile(() => endCanary(site, 'support'), stage)
    expect(await auto()).toBe(0)
    expect(said).toEqual(['The canary of support has changed meanwhile: nothing is done.'])
    expect(supportNow()).not.toHaveProperty('canary')
  })

  it('who start another canary meanwhile do not get it promoted', async () => {
    const folder = remoteBuild('support', ['/support'], 'export {}', { version: '1.2.0' })
    let other = ''
    await meanwhile(
      async () => (other = await releaseCanary(site, 'support', { percentage: 5 }, { folder })),
      stageOf(5, [20_000, 200], [380_000, 3800]),
    )
    expect(await auto({ steps: [5] })).toBe(0)
    expect(supportNow()).toMatchObject({ live: { version: live }, canary: { version: other } })
  })

  it('who look at the same time advance it once', async () => {
    await health(good)
    const look = () => auto().catch((error: unknown) => String(error))
    const outcomes = await Promise.all([look(), look(), look()])
    expect(outcomes).toContain(0)
    for (const outcome of outcomes) expect(String(outcome)).toMatch(/^0$|Another release/)
    expect(supportNow()?.canary).toMatchObject({ percentage: 25 })
    expect(readReleaseLog(site).filter(({ action }) => action === 'canary')).toHaveLength(2)
  })

  it('who change the site are waited for, or the look is refused', async () => {
    await health(good)
    await withSiteLock(site, async () => {
      await expect(auto()).rejects.toThrow('Another release is at work')
    })
  })
})

it('a look completes what an interrupted one has left', async () => {
  await health(bad)
  await auto()
  const whole = filesOf(site)
  const page = path.join(site, 'support/index.html')
  writeFileSync(page, 'as with the canary')
  writeFileSync(path.join(site, '.unsettled'), '')
  expect(await auto()).toBe(0)
  expect(said[1]).toBe('support has no canary: there is nothing to decide.')
  expect(filesOf(site)).toEqual(whole)
})

it('a canary for a cohort alone, or for everybody, has nothing to be compared with', async () => {
  await health(good)
  for (const percentage of [0, 100]) {
    await startCanary(site, 'support', canary, { percentage, cohort: 'staff' })
    expect(await refusal()).toContain(`has ${percentage} %: there is nothing to compare`)
  }
})
