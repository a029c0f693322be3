import styled from 'styled-components'
import { useMinute } from '@fivefold/shared/conversation/use-answers-due'
import { token } from '@fivefold/shared/theme/tokens'
import { dayWords, hourWords, momentWords } from '@fivefold/shared/words/date-words'
import type { LastWord } from '../ticket-rows'

interface LastWordLineProps extends LastWord {
  /** Stands beside the line, so it is not said twice. */
  requester: string
}

/** The latest message on one line, with who else has written it, and its hour, or its day before today. */
export function LastWordLine({ by, text, at, requester }: LastWordLineProps) {
  const isToday = dayWords(at) === dayWords(new Date(useMinute()).toISOString())
  return (
    <Line data-line>
      {/* The text decides the direction, and the name has its own. */}
      <span dir="auto">{by && by !== requester ? `\u2068${by}\u2069: ${text}` : text}</span>
      <time dateTime={at} title={momentWords(at)}>
        {isToday ? hourWords(at) : dayWords(at)}
      </time>
    </Line>
  )
}

const Line = styled.span`
  display: flex;
  gap: ${token.space[3]};
  justify-content: space-between;

  & > span {
    min-width: 0;
    overflow: hidden;
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  & > time {
    flex: none;
  }
`
