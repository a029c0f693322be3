import { filesOf, mutationAreas, requiredScore } from './mutation-areas'

/** The result of one change of the code, as Stryker reports it. */
export interface TestedMutant {
  /** Relative to the workspace. */
  readonly file: string
  readonly status: string
  /** Why a change was ignored. */
  readonly reason?: string | undefined
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

/** How many changes of the code the tests notice, as Markdown. */
export function mutationReport(mutants: readonly TestedMutant[], day: string): string {
  const scores = areaScores(mutants)
  return [
    '# Mutation testing',
    '',
    `${day}, with the results of earlier runs for code and tests that are unchanged:`,
    '',
    '| Area | Files | Changes | Noticed | Survived | Never run | Score |',
    '| --- | --: | --: | --: | --: | --: | --: |',
    ...scores.map(row),
    '',
    ...openLines(scores),
    ...passedOver(mutants),
    '',
  ].join('\n')
}

const list = (files: readonly string[]) => files.map((file) => `\`${file}\``).join(', ')

function row({ name, noticed, survived, uncovered, score, open }: AreaScore): string {
  const files = open.length > 0 ? `all but ${open.length}` : 'all'
  const counts = [noticed + survived + uncovered, noticed, survived, uncovered]
  return `| ${[name, files, ...counts, `${score.toFixed(1)} %`].join(' | ')} |`
}

function openLines(scores: readonly AreaScore[]): string[] {
  const open = scores.at(-1)?.open ?? []
  return open.length === 0 ? [] : [`Not tried yet: ${list(open)}.`, '']
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

/** Changes that change nothing, marked in the code itself. */
function passedOver(mutants: readonly TestedMutant[]): string[] {
  const lines = mutants
    .filter(({ status }) => status === 'Ignored')
    .map(({ file, reason }) => `- \`${file}\`, in one place: ${reason}.`)
  return [...new Set(lines)]
}
