import { filesOf, mutationAreas, requiredScore } from './mutation-areas'

/** The result of one change of the code, as Stryker reports it. */
export interface TestedMutant {
  /** Relative to the workspace. */
  readonly file: string
  readonly status: string
}

export interface AreaScore {
  readonly name: string
  /** A test failed, or did not end. */
  readonly noticed: number
  readonly survived: number
  /** No test runs the code. */
  readonly uncovered: number
  /** Percentage of the changes that were noticed. */
  readonly score: number
  /** Files in which nothing was changed yet. */
  readonly open: readonly string[]
}

/** The score of each area, and of all together. */
export function areaScores(mutants: readonly TestedMutant[]): AreaScore[] {
  const areas = mutationAreas.map((area) => ({ name: area.name, files: filesOf(area) }))
  const all = { name: 'all', files: areas.flatMap(({ files }) => files) }
  return [...areas, all].map(({ name, files }) => scoreOf(name, files, mutants))
}

/** The reasons why the command fails. */
export function missedScores(scores: readonly AreaScore[]): string[] {
  return scores.flatMap(({ name, score, open }) => [
    ...(score < requiredScore ? [`${name}: ${score.toFixed(1)} % of ${requiredScore} %`] : []),
    ...(open.length > 0 ? [`${name}: not tried yet: ${open.join(', ')}`] : []),
  ])
}

function scoreOf(
  name: string,
  files: readonly string[],
  mutants: readonly TestedMutant[],
): AreaScore {
  const tried = mutants.filter(({ file }) => files.includes(file))
  const count = (...statuses: string[]) =>
    tried.filter(({ status }) => statuses.includes(status)).length
  const noticed = count('Killed', 'Timeout')
  const survived = count('Survived')
  const uncovered = count('NoCoverage')
  const all = noticed + survived + uncovered
  const open = files.filter((file) => !tried.some((mutant) => mutant.file === file))
  return { name, noticed, survived, uncovered, score: all === 0 ? 0 : (100 * noticed) / all, open }
}
