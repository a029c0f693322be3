import type { Bench } from './bench'

interface Rounds<Subject> {
  /** Says in the log what is measured. */
  title: string
  /** Number of rounds; one in a quick run. */
  rounds: number
  subjects: readonly Subject[]
}

/** Measures all subjects in each round, in alternating order, so that figures of a round compare. */
export async function inRounds<Subject>(
  { isQuick, log }: Bench,
  { title, rounds, subjects }: Rounds<Subject>,
  measure: (subject: Subject) => Promise<void>,
) {
  const last = isQuick ? 1 : rounds
  for (let round = 1; round <= last; round += 1) {
    log(`${title}: round ${round} of ${last}`)
    for (const subject of round % 2 === 1 ? subjects : subjects.toReversed()) await measure(subject)
  }
}
