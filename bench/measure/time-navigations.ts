import type { Navigations, NavigationSamples } from '../results/results'
import type { VariantName } from '../variants/variants'
import type { Bench } from '../browser/bench'
import { followLink } from '../browser/follow-links'
import { profiles } from '../browser/profiles'
import { sequentialRounds } from '../browser/sequential-rounds'
import { waitUntilInteractive, freshPage } from '../browser/visit'

const compared: readonly VariantName[] = ['ours', 'monolith']

/* A footer link from a page of one remote to a page of another. */
const from = '/'
const to = '/support/kb'

const intents = { afterIntent: true, withoutIntent: false } as const

/** Times navigations to another remote's page in the same round, in fresh contexts. */
export async function timeNavigations(bench: Bench): Promise<Navigations> {
  const rounds = bench.isQuick ? 1 : 9
  const navigations: Navigations = { afterIntent: {}, withoutIntent: {} }
  for (let round = 0; round < rounds; round += 1) {
    bench.log(`timing navigations: round ${round + 1} of ${rounds}`)
    for (const variant of round % 2 === 0 ? compared : compared.toReversed()) {
      for (const [name, hasIntent] of Object.entries(intents)) {
        const arrival = await navigate(bench, variant, hasIntent)
        const samples = (navigations[name as keyof typeof intents][variant] ??= none())
        samples.times.push(arrival.time)
        samples.requests = Math.max(samples.requests, arrival.requests)
        samples.rounds = Math.max(samples.rounds, arrival.rounds)
      }
    }
  }
  return navigations
}

const none = (): NavigationSamples => ({ times: [], requests: 0, rounds: 0 })

async function navigate({ browser, server }: Bench, variant: VariantName, hasIntent: boolean) {
  const origin = server.originOf(variant)
  const { page, close } = await freshPage(browser, { origin, profile: profiles.slow })
  try {
    await page.goto(origin + from, { waitUntil: 'commit' })
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
  } finally {
    await close()
  }
}
