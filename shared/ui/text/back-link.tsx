import styled from 'styled-components'
import { Link } from '@fivefold/shared/routing/link'
import { token } from '../theme/tokens'

interface BackLinkProps {
  to: string
  children: string
}

/**
 * Leads from an opened text to the page that lists it.
 * @example <BackLink to="/support/kb">Knowledge Base</BackLink>
 */
export function BackLink({ to, children }: BackLinkProps) {
  return (
    <Back to={to} data-print="hide">
      <span aria-hidden="true">←</span>
      {children}
    </Back>
  )
}

const Back = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${token.space[2]};
  min-height: 2.75rem;
  color: ${token.color.inkMuted};
  font: 550 ${token.type.small} / 1.4 ${token.font.sans};
  text-decoration: none;

  &:hover {
    color: ${token.color.ink};
    text-decoration: underline;
  }
`
