import styled from 'styled-components'
import { token } from '@fivefold/shared/theme/tokens'
import { piecesOf } from './text-matches'

interface HighlightedProps {
  text: string
  terms: readonly string[]
}

/** The text with the terms marked in it. */
export function Highlighted({ text, terms }: HighlightedProps) {
  return piecesOf(text, terms).map((piece, position) =>
    piece.isMatch ? <Match key={position}>{piece.text}</Match> : piece.text,
  )
}

const Match = styled.mark`
  border-radius: 3px;
  background: ${token.color.accentSoft};
  color: inherit;
  box-shadow: 0 0 0 1px ${token.color.accentSoft};

  @media (forced-colors: active) {
    background: Mark;
    color: MarkText;
  }
`
