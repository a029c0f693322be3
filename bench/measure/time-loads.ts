import { control, type LoadTimes, type Subject, type Times } from '../results/results'
import { variantNames, type VariantName } from '../variants/variants'
import { visitVariant, type Bench } from '../browser/bench'
import { pages } from '../browser/pages'
import { profiles } from '../browser/profiles'

/** The targets are for the slow profile. */
const roundsOf = { slow: 9, cable: 5 }

const subjects: readonly Subject[] = [...variantNames, control]

/** Times loads of all variants in the same round, in fresh contexts, in alternating order. */
export async function timeLoads(bench: Bench): Promise<Times> {
  const times: Times = {}
  for (const { title, ...profile } of bench.isQuick
    ? [profiles.slow]
    : [profiles.slow, profiles.cable]) {
    const rounds = bench.isQuick ? 1 : roundsOf[title]
    const ofProfile: Times[string] = (times[title] = {})
    for (const page of bench.isQuick ? pages.slice(0, 1) : pages) {
      const samples: Partial<Record<Subject, LoadTimes>> = {}
      for (let round = 0; round < rounds; round += 1) {
        bench.log(`timing loads, ${title}: ${page}, round ${round + 1} of ${rounds}`)
        const order = round % 2 === 0 ? subjects : subjects.toReversed()
        for (const subject of order) {
          const figures = await visitVariant(bench, variantOf(subject), page, { title, ...profile })
          const { lcp, hydrated } = (samples[subject] ??= { lcp: [], hydrated: [] })
          lcp.push(figures.lcp)
          hydrated.push(figures.hydrated)
        }
      }
      ofProfile[page] = samples
    }
  }
  return times
}

const variantOf = (subject: Subject): VariantName => (subject === control ? 'ours' : subject)
