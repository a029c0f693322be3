import type { ReactNode } from 'react'
import styled from 'styled-components'
import { panel, token } from '@fivefold/shared/theme/tokens'

/** The window around a product illustration. Decoration: hidden from screen readers. */
export function SceneFrame({ children, bar }: { children: ReactNode; bar?: ReactNode }) {
  return (
    <Frame aria-hidden="true">
      {bar && <Bar>{bar}</Bar>}
      {children}
    </Frame>
  )
}

const Frame = styled.div`
  overflow: hidden;
  ${panel}
  box-shadow: ${token.shadow.float};
  color: ${token.color.ink};
  font-size: ${token.type.caption};
  line-height: 1.45;
  text-align: start;
  user-select: none;
`

const Bar = styled.div`
  display: flex;
  align-items: center;
  gap: ${token.space[2]};
  min-height: 2.5rem;
  padding-inline: ${token.space[4]};
  border-block-end: 1px solid ${token.color.line};
  background: ${token.color.surface};
  color: ${token.color.inkMuted};
`
