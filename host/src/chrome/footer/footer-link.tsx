import { Link } from '@fivefold/shared/routing/link'
import { token } from '@fivefold/shared/theme/tokens'
import styled from 'styled-components'

export const FooterLink = styled(Link)`
  display: inline-flex;
  align-items: center;
  min-height: 1.625rem;
  color: ${token.color.inkMuted};
  font-size: ${token.type.small};
  line-height: 1.35;
  text-decoration: none;

  &:hover {
    color: ${token.color.ink};
    text-decoration: underline;
  }

  @media (pointer: coarse) {
    min-height: 2.75rem;
  }
`
