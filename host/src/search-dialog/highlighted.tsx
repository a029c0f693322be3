import { token } from '@fivefold/shared/theme/tokens'
import styled from 'styled-components'
import { segmentsOf } from './segments'

/** A text in which the words that begin like a word of the query stand out. */
export function Highlighted({ text, query }: { text: string; query: string }) {
  return segmentsOf(text, query).map((segment, position) =>
    segment.found ? <Found key={position}>{segment.text}</Found> : segment.text,
  )
}

const Found = styled.mark`
  background: none;
  color: ${token.color.accent};
  font-weight: 650;
`
