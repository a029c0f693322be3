import { token } from '@fivefold/shared/theme/tokens'
import styled from 'styled-components'
import { searchContent } from './search-content'

/** Explains the keys. Hidden from screen readers, which announce them. */
export function SearchKeys() {
  return (
    <Line aria-hidden="true">
      {searchContent.keys.map(({ key, does }) => (
        <span key={key}>
          <Key>{key}</Key> {does}
        </span>
      ))}
    </Line>
  )
}

const Line = styled.div`
  display: none;

  @media (hover: hover) and (min-width: 30rem) {
    display: flex;
    gap: ${token.space[5]};
    padding: ${token.space[3]} ${token.space[4]};
    border-block-start: 1px solid ${token.color.line};
    background: ${token.color.surface};
    color: ${token.color.inkMuted};
    font-size: ${token.type.caption};
  }
`

const Key = styled.kbd`
  display: inline-block;
  min-width: 1.5rem;
  padding: 0 ${token.space[1]};
  border: 1px solid ${token.color.line};
  border-radius: 5px;
  background: ${token.color.raised};
  font-family: ${token.font.sans};
  text-align: center;
`
