import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Link } from '@fivefold/shared/routing/link'
import { media, panel, smallMuted, token } from '@fivefold/shared/theme/tokens'
import { portalTabHref, type PortalTab } from '../address/portal-address'

export interface Figure {
  label: string
  value: ReactNode
  /** The tab that shows the details. */
  tab: PortalTab
  action: string
  /** Below the value. */
  note?: ReactNode
}

export function Figures({ figures }: { figures: readonly Figure[] }) {
  return (
    <Strip>
      {figures.map(({ label, value, tab, action, note }) => (
        <Cell key={label}>
          <dt>{label}</dt>
          <Value>{value}</Value>
          <dd>
            <More to={portalTabHref(tab)} replace>
              {action}
            </More>
          </dd>
          {note && <Note>{note}</Note>}
        </Cell>
      ))}
    </Strip>
  )
}

const Strip = styled.dl`
  display: grid;
  ${panel}

  ${media.tablet} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`

const Cell = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  align-items: baseline;
  gap: ${token.space[1]} ${token.space[4]};
  align-content: start;
  padding: ${token.space[4]} ${token.space[5]};

  & + & {
    border-block-start: 1px solid ${token.color.line};
  }

  & > dt {
    grid-column: 1 / -1;
    color: ${token.color.inkMuted};
    font: 550 ${token.type.small} / 1.4 ${token.font.sans};
  }

  ${media.tablet} {
    & + & {
      border-block-start: 0;
      border-inline-start: 1px solid ${token.color.line};
    }
  }
`

const Value = styled.dd`
  grid-row: 2;
  grid-column: 1;
  font: 600 ${token.type.title} / 1.2 ${token.font.sans};
  letter-spacing: -0.015em;
`

const Note = styled.dd`
  grid-column: 1 / -1;
  font-size: ${token.type.small};
  line-height: 1.4;
`

const More = styled(Link)`
  ${smallMuted}
  text-decoration: none;

  &:hover {
    color: ${token.color.ink};
    text-decoration: underline;
  }
`
