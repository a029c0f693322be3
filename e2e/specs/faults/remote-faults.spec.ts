import { faultDepth, standsFor } from '../../fixtures/faults/fault-cases'
import {
  FaultyRemote,
  situations,
  targets,
  type Situation,
} from '../../fixtures/faults/faulty-remote'
import {
  injected,
  places,
  remoteFaults,
  type Outcome,
  type Place,
} from '../../fixtures/faults/remote-faults'
import { untilInteractive } from '../../fixtures/page/open-page'
import { expect, test } from '../../fixtures/test'

/**
 * Milliseconds from the request for a page to the page or its error screen. A long run expects the loader's
 * timeout; the part of every test run has more time, for busy machines.
 */
const deadline = faultDepth({ part: 30_000, full: 5000 + 1500 })

/** All remotes in a long run; else one with a public page and one with a guarded page. */
const remotes = Object.keys(targets).filter(
  (_, index) => index % faultDepth({ part: 2, full: 1 }) === 0,
)

/** Every test run has a page that throws; tests of the loader have remotes that do not answer. */
const inEveryRun = 'throws while rendering of the page chunk, first load'

const isChosen = (title: string) =>
  faultDepth({ part: Number(title === inEveryRun), full: 1 }) === 1

for (const [fault, byPlace] of Object.entries(remoteFaults)) {
  for (const place of places) {
    for (const situation of situations) {
      if (!isChosen(`${fault} of the ${place}, ${situation}`)) continue
      test(`${fault} of the ${place}, ${situation}`, async ({ browser, firstVisit }, testInfo) => {
        standsFor(testInfo, {
          place: `Remote: ${place}`,
          fault: `${fault}, ${situation}`,
          cases: remotes.length,
        })
        const reason = whyNot(byPlace[place], place, situation)
        test.skip(reason !== undefined, reason)
        test.setTimeout(45_000)
        await Promise.all(
          remotes.map(async (remote) => {
            const visitor = await FaultyRemote.open(browser, firstVisit, remote)
            await survives(visitor, fault, place, situation)
            await visitor.leave()
          }),
        )
      })
    }
  }
}

/** The reason to skip the case. */
function whyNot(fault: unknown, place: Place, situation: Situation): string | undefined {
  if (typeof fault === 'string') return fault
  if (place === 'registry' && situation === 'last good release') {
    return 'the registry is what names the last good release'
  }
  return undefined
}

async function survives(visitor: FaultyRemote, name: string, place: Place, situation: Situation) {
  const { page, remote, target } = visitor
  const fault = await visitor.breakPlace(name, place, situation)
  const expected = expectedOutcome(fault.outcome, name, place, situation)

  const requested = await approach(visitor, situation)
  const soon = expect.poll(() => visitor.screen(), {
    timeout: deadline,
    message: remote,
    // Short intervals keep the measured time exact.
    intervals: [100],
  })
  if (expected === 'either') await soon.not.toBe('neither')
  else await soon.toBe(expected === 'failure' ? 'failure' : 'page')
  expect(Date.now() - requested, remote).toBeLessThan(deadline)
  await page.evaluate(() => Object.assign(window, { notReloaded: true }))

  if (situation === 'first load' && target.isPublic) {
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).not.toHaveText(
      'Something went wrong',
    )
  }
  const isSeen = expected === 'failure' || situation === 'last good release'
  if (isSeen && fault.outcome === 'failure') await expectRecord(visitor, place, name)
  if (expected === 'page that fails in use') await expectFailureInUse(visitor)
  await expectRestWorks(visitor, place === 'registry' && situation === 'first load')

  visitor.heal()
  await expect.poll(() => visitor.screen(), { timeout: deadline }).not.toBe('neither')
  if ((await visitor.screen()) === 'failure') await visitor.tryAgain()
  await expect.poll(() => visitor.screen(), { timeout: deadline, message: remote }).toBe('page')
  expect(await page.evaluate(() => 'notReloaded' in window)).toBe(true)
  const isInUse = expected === 'page that fails in use'
  const problems = visitor.problems.filter((problem) => !isInUse || !problem.includes(injected))
  expect(problems, remote).toEqual([])
}

/** Requests the page. @returns the time of the request. */
async function approach(visitor: FaultyRemote, situation: Situation) {
  const { page, target } = visitor
  if (situation === 'first load') {
    const requested = Date.now()
    await page.goto(target.path, { waitUntil: 'commit' })
    return requested
  }
  await visitor.begin()
  const link = await visitor.link()
  if (situation === 'prefetch') {
    await link.hover()
    await visitor.faultWasHit()
    await expect(page.getByRole('alert')).toHaveCount(0)
    // The site records an unreadable registry, and no failed prefetch.
    const records = await visitor.records()
    expect(records.filter(({ remote }) => remote !== null)).toEqual([])
    visitor.heal()
  }
  const requested = Date.now()
  await link.click()
  await expect(page).toHaveURL(target.path)
  return requested
}

/** A fault that ends before the visit has no effect, unless the page remembers it. */
function expectedOutcome(outcome: Outcome, name: string, place: Place, situation: Situation) {
  if (place === 'registry' && situation === 'first load') return 'page'
  if (outcome !== 'failure' && outcome !== 'either') return outcome
  if (situation === 'last good release') return 'page'
  if (situation !== 'prefetch') return outcome
  const isRemembered =
    name === 'throws while rendering' || (name.includes('mixed') && place === 'registry')
  return isRemembered ? outcome : 'page'
}

async function expectRecord(visitor: FaultyRemote, place: Place, fault: string) {
  const record = expect.objectContaining(recordOf(visitor, place, fault))
  await expect.poll(() => visitor.records()).toContainEqual(record)
}

function recordOf({ remote, version }: FaultyRemote, place: Place, fault: string) {
  if (place !== 'registry') return { remote, version }
  if (fault.includes('mixed')) return { remote, version: `${version}-gone` }
  return { message: expect.stringContaining('The list of pages'), remote: null }
}

async function expectFailureInUse(visitor: FaultyRemote) {
  const { page, remote, version } = visitor
  await page.getByRole('main').dispatchEvent('click')
  const record = { remote, version, message: injected }
  await expect.poll(() => visitor.records()).toContainEqual(expect.objectContaining(record))
  expect(await visitor.screen()).toBe('page')
}

/** @param isAlone whether the page knows this remote only. */
async function expectRestWorks(visitor: FaultyRemote, isAlone: boolean) {
  const { page, target, start } = visitor
  await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.keyboard.press('Escape')
  await visitor.returnToStart()
  await expect(page).toHaveURL(start.path)
  await untilInteractive(page)
  const problem = page.getByRole('main').getByRole('heading', { name: 'Something went wrong' })
  if (!isAlone) await expect(problem).toHaveCount(0)
  await page.goBack()
  await expect(page).toHaveURL(target.path)
}
