import type { Figure } from '../results/figures'
import { variants, type SiteName } from '../variants/variants'
import type { Bench } from './open-bench'
import { inRounds } from './rounds'
import { pages, profiles, visitVariant } from './visit'

/** Times loads of all variants in the same round, in fresh contexts. */
export function timeLoads(bench: Bench, names: readonly SiteName[]): Promise<Figure[]> {
  const subjects = pages.flatMap((of) =>
    names.map((name) => ({ of, name, side: variants[name].title })),
  )
  return inRounds(bench, 'timing loads', subjects, async ({ of, name }) => {
    const { lcp, hydrated } = await visitVariant(bench, name, of, profiles.slow)
    const isInteractive = name !== 'scriptless'
    return { 'LCP, ms': lcp, ...(isInteractive && { 'every click works, ms': hydrated }) }
  })
}
