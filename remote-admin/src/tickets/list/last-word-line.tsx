import styled from 'styled-components'
import { useMinute } from '@fivefold/shared/conversation/use-answers-due'
import { token } from '@fivefold/shared/theme/tokens'
import { dayWords, hourWords, momentWords } from '@fivefold/shared/words/date-words'
import { ticketContent } from '../ticket-content'
import type { LastWord } from '../ticket-rows'

/** The latest message on one line, with its writer and its hour, or its day before today. */
export function LastWordLine({ by, text, at }: LastWord) {
  const isToday = dayWords(at) === dayWords(new Date(useMinute()).toISOString())
  return (
    <Line data-line>
      <span dir="auto">{by ? ticketContent.lastWord(by, text) : text}</span>
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
