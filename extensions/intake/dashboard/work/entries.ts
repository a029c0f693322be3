import styled from 'styled-components'
import { token } from '@fivefold/shared/theme/tokens'

/** A name with what is known of it, one line each. */
export const Entries = styled.ul`
  display: grid;
  font-size: ${token.type.small};

  & > li {
    display: flex;
    flex-wrap: wrap;
    gap: 0 ${token.space[3]};
    align-items: baseline;
    padding-block: ${token.space[2]};
    color: ${token.color.inkMuted};
    overflow-wrap: anywhere;
  }

  & > li + li {
    border-block-start: 1px solid ${token.color.line};
  }

  & > li > :last-child {
    margin-inline-start: auto;
  }
`
