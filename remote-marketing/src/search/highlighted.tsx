import styled from 'styled-components'
import { token } from '@fivefold/shared/theme/tokens'
import { partsOf } from './highlight'

/** A text with the places marked where the query occurs. */
export function Highlighted({ text, query }: { text: string; query: string }) {
  return partsOf(text, query).map((part, position) =>
    part.hit ? <Hit key={position}>{part.text}</Hit> : part.text,
  )
}

const Hit = styled.mark`
  border-radius: 3px;
  background: ${token.color.accentSoft};
  color: ${token.color.accent};
`
