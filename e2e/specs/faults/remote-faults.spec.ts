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
 * Milliseconds from asking for a page to a screen that is of use. What is part of every test run, also
 * on a busy machine, does not wait for the loader's own limit: it only has to come.
 */
const deadline = faultDepth({ part: 30_000, full: 5000 + 1500 })

/** In every test run a public and a guarded page. */
const remotes = Object.keys(targets).filter(
  (_, index) => index % faultDepth({ part: 2, full: 1 }) === 0,
)

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

/** What no other suite shows is part of every test run. */
function isChosen(title: string) {
  const isPart = title === 'throws while rendering of the page chunk, first load'
  return faultDepth({ part: Number(isPart), full: 1 }) === 1
}

/** Why there is nothing to test. */
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

  const asked = await approach(visitor, situation)
  const soon = expect.poll(() => visitor.screen(), {
    timeout: deadline,
    message: remote,
    // What is measured must not depend on when it was looked at.
    intervals: [100],
  })
  if (expected === 'either') await soon.not.toBe('neither')
  else await soon.toBe(expected === 'failure' ? 'failure' : 'page')
  expect(Date.now() - asked, remote).toBeLessThan(deadline)
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

/** @returns when the page was asked for. */
async function approach(visitor: FaultyRemote, situation: Situation) {
  const { page, target } = visitor
  if (situation === 'first load') {
    const asked = Date.now()
    await page.goto(target.path, { waitUntil: 'commit' })
    return asked
  }
  await visitor.begin()
  const link = await visitor.link()
  if (situation === 'prefetch') {
    await link.hover()
    await visitor.faultWasHit()
    await expect(page.getByRole('alert')).toHaveCount(0)
    // A failed prefetch is not recorded; a registry that cannot be read is.
    const records = await visitor.records()
    expect(records.filter(({ remote }) => remote !== null)).toEqual([])
    visitor.heal()
  }
  const asked = Date.now()
  await link.click()
  await expect(page).toHaveURL(target.path)
  return asked
}

/** What is restored before the visit fails for no one, except for what the page remembers. */
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

/** @param isAlone whether the page has never learnt of other remotes. */
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
