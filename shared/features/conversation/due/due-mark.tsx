import styled from 'styled-components'
import { token } from '../../../ui/theme/tokens'
import { Badge } from '../../../ui/feedback/badge'
import { momentWords } from '../../../browser/words/date-words'
import { conversationContent } from '../conversation-content'

interface DueMarkProps {
  /** ISO time; undefined if no answer is due. */
  dueAt: string | undefined
  /** Milliseconds, from `useMinute`. */
  now: number
}

/** Minutes before the end from which the mark stands out. */
const soon = 30

/**
 * `Due in 1 h 20 min` or `Late by 3 h`; nothing if no answer is due.
 * @example <DueMark dueAt="2026-11-22T12:00:00Z" now={0} />
 */
export function DueMark({ dueAt, now }: DueMarkProps) {
  if (dueAt === undefined) return null
  const minutes = (Date.parse(dueAt) - now) / 60_000
  const { dueIn, lateBy } = conversationContent
  // The clock shows the beginning of its minute: a whole minute more would be longer than what was promised.
  const words =
    minutes > 0
      ? dueIn(durationWords(Math.max(1, Math.floor(minutes))))
      : lateBy(durationWords(1 - Math.ceil(minutes)))
  return (
    <Time dateTime={dueAt} title={momentWords(dueAt)}>
      {minutes > soon ? words : <Badge tone={minutes > 0 ? 'warning' : 'danger'}>{words}</Badge>}
    </Time>
  )
}

/** `45 min`, `1 h 20 min`, `3 days` */
function durationWords(minutes: number): string {
  const hours = Math.floor(minutes / 60)
  const days = Math.floor(hours / 24)
  if (days > 0) return days === 1 ? '1 day' : `${days} days`
  const rest = minutes % 60
  return [hours > 0 && `${hours} h`, (rest > 0 || hours === 0) && `${rest} min`]
    .filter(Boolean)
    .join(' ')
}

const Time = styled.time`
  color: ${token.color.inkMuted};
  font-variant-numeric: tabular-nums;
  white-space: nowrap;
`
