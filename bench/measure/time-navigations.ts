import type { Navigations } from '../results/results'
import type { VariantName } from '../variants/variants'
import type { Bench } from '../browser/bench'
import { followLink } from '../browser/follow-links'
import { profiles } from '../browser/profiles'
import { inRounds } from '../browser/rounds'
import { sequentialRounds } from '../browser/sequential-rounds'
import { waitUntilInteractive, onFreshPage } from '../browser/visit'

/* A footer link from a page of one remote to a page of another. */
const from = '/'
const to = '/support/kb'

const subjects = (['ours', 'monolith'] as const).flatMap((variant) =>
  (['afterIntent', 'withoutIntent'] as const).map((intent) => ({ variant, intent })),
)

/** Times navigations to another remote's page in the same round, in fresh contexts. */
export async function timeNavigations(bench: Bench): Promise<Navigations> {
  const navigations: Navigations = { afterIntent: {}, withoutIntent: {} }
  const rounds = { title: 'timing navigations', rounds: 9, subjects }
  await inRounds(bench, rounds, async ({ variant, intent }) => {
    const arrival = await navigate(bench, variant, intent === 'afterIntent')
    const samples = (navigations[intent][variant] ??= { times: [], requests: 0, rounds: 0 })
    samples.times.push(arrival.time)
    samples.requests = Math.max(samples.requests, arrival.requests)
    samples.rounds = Math.max(samples.rounds, arrival.rounds)
  })
  return navigations
}

function navigate({ browser, server }: Bench, variant: VariantName, hasIntent: boolean) {
  return onFreshPage(browser, { profile: profiles.slow }, async ({ page }) => {
    await page.goto(server.originOf(variant) + from, { waitUntil: 'commit' })
    await waitUntilInteractive(page)
    if (hasIntent) {
      // A finger or pointer rests on a link before it opens it.
      await page.locator(`a[href="${to}"]`).last().hover()
      await page.evaluate(() => window.bench.figures())
    }
    const arrival = await followLink(page, to)
    const { assets } = await page.evaluate(() => window.bench.figures())
    const during = assets.filter(({ start }) => start >= arrival.from)
    return { ...arrival, rounds: sequentialRounds(during, arrival.until) }
  })
}
