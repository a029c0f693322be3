import { control, type LoadTimes, type Subject, type Times } from '../results/results'
import { variantNames, type VariantName } from '../variants/variants'
import { visitVariant, type Bench } from '../browser/bench'
import { pages } from '../browser/pages'
import { profiles } from '../browser/profiles'
import { inRounds } from '../browser/rounds'

/** The targets are for the slow profile. */
const roundsOf = { slow: 9, cable: 5 }

const subjects: readonly Subject[] = [...variantNames, control]

/** Times loads of all variants in the same round, in fresh contexts. */
export async function timeLoads(bench: Bench): Promise<Times> {
  const times: Times = {}
  for (const profile of bench.isQuick ? [profiles.slow] : [profiles.slow, profiles.cable]) {
    const ofProfile: Times[string] = (times[profile.title] = {})
    for (const page of bench.isQuick ? pages.slice(0, 1) : pages) {
      const samples: Partial<Record<Subject, LoadTimes>> = (ofProfile[page] = {})
      const title = `timing loads, ${profile.title}: ${page}`
      await inRounds(
        bench,
        { title, rounds: roundsOf[profile.title], subjects },
        async (subject) => {
          const figures = await visitVariant(bench, variantOf(subject), page, profile)
          const { lcp, hydrated } = (samples[subject] ??= { lcp: [], hydrated: [] })
          lcp.push(figures.lcp)
          hydrated.push(figures.hydrated)
        },
      )
    }
  }
  return times
}

const variantOf = (subject: Subject): VariantName => (subject === control ? 'ours' : subject)
