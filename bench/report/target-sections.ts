import { markdownTable } from './markdown-table'
import { verdictOf, type Reading, type Target } from './target'

/** Reasons for missed targets and the attempts to reach them, by their figures (`reasons.json`). */
export type Reasons = Readonly<Record<string, string>>

/** The table of targets, then the missed ones with their reasons. */
export function targetSections(targets: readonly Target[], reasons: Reasons): string[] {
  const missed = targets.filter((target) => verdictOf(target) === 'missed')
  const table = targetTable(targets)
  return missed.length === 0 ? [table] : [table, '### Missed, and why', missedList(missed, reasons)]
}

/** Also shown in the terminal. */
export const targetTable = (targets: readonly Target[]) =>
  markdownTable(
    ['figure', 'at least', 'aim', 'measured', ''],
    targets.map((target) => [
      target.figure,
      target.format(target.limit),
      target.format(target.aim),
      target.readings.map((reading) => readingText(target, reading)).join(', '),
      verdictOf(target),
    ]),
  )

function readingText({ format }: Target, { of, value, spread }: Reading) {
  const range = spread && ` (${format(spread.low)}–${format(spread.high)})`
  return `${of === '' ? '' : `${of} `}${format(value)}${range ?? ''}`
}

const missedList = (missed: readonly Target[], reasons: Reasons) =>
  missed
    .map(({ figure }) => `- **${figure}.** ${reasons[figure] ?? 'No reason has been found yet.'}`)
    .join('\n')
