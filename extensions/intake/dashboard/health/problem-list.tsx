import { Text } from '@fivefold/shared/ui/text'
import { TimeStamp } from '@fivefold/shared/ui/time-stamp'
import { countWords } from '@fivefold/shared/words/count-words'
import { intakeContent } from '../intake-content'
import { operatorPath, useAnswer } from '../use-answer'
import { countColumn, textColumn, timeColumn, Facts, PlainTable, StackLines } from '../admin-parts'
import type { Health, Problem } from './health-answer'
import { healthContent } from './health-content'

const { problems: words } = healthContent
const { columns: labels } = words
const narrow = 'label'

const columns = [
  textColumn<Problem>({ key: 'message', label: labels.message }, ({ message }) => message, true),
  textColumn<Problem>({ key: 'release', label: labels.release }, ({ release }) => release),
  textColumn<Problem>({ key: 'route', label: labels.route }, ({ route }) => route),
  countColumn<Problem>({ key: 'reports', label: labels.reports, narrow }, (one) => one.reports),
  timeColumn<Problem>({ key: 'firstAt', label: labels.firstAt, narrow }, (one) => one.firstAt),
  timeColumn<Problem>({ key: 'lastAt', label: labels.lastAt, narrow }, (one) => one.lastAt),
] as const

interface ProblemListProps {
  health: Pick<Health, 'remote' | 'problems'>
  open: string
  onOpen: (id: string) => void
}

/** Errors of scripts, the one in most reports first. */
export const ProblemList = ({ health: { remote, problems }, open, onOpen }: ProblemListProps) =>
  problems.length === 0 ? (
    <Text $muted>{words.none}</Text>
  ) : (
    <PlainTable
      caption={words.title(remote)}
      columns={columns}
      rows={problems}
      details={(problem) => <ProblemDetails problem={problem} />}
      open={open}
      onOpen={onOpen}
    />
  )

function ProblemDetails({ problem }: { problem: Problem }) {
  const { id, message, kind, release, route, reports, firstAt, lastAt } = problem
  const { value, problem: away } = useAnswer<{ stack: string }>(
    operatorPath(`health/problems/${encodeURIComponent(id)}`),
  )
  return (
    <Facts
      facts={[
        { label: labels.message, value: message },
        { label: words.kind, value: kind },
        { label: labels.release, value: release },
        { label: labels.route, value: route },
        { label: labels.reports, value: countWords(reports) },
        { label: labels.firstAt, value: <TimeStamp iso={firstAt} exact /> },
        { label: labels.lastAt, value: <TimeStamp iso={lastAt} exact /> },
        {
          label: words.stack,
          value: value?.stack ? (
            <StackLines>{value.stack}</StackLines>
          ) : (
            ((value && words.noStack) ?? away ?? intakeContent.loading)
          ),
        },
      ]}
    />
  )
}
