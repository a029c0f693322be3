import styled from 'styled-components'
import { token } from '../theme/tokens'
import { piecesOf, type MatchPlace } from '../../browser/words/text-matches'

interface HighlightedProps {
  text: string
  terms: readonly string[]
  place?: MatchPlace
}

/**
 * The text with the terms highlighted.
 * @example <Highlighted text="Invoice 12" terms={['inv']} place="word-start" />
 */
export function Highlighted({ text, terms, place }: HighlightedProps) {
  return piecesOf(text, terms, place).map((piece, position) =>
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
