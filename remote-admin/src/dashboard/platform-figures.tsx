import { useId } from 'react'
import styled from 'styled-components'
import { oneColumn, token } from '@fivefold/shared/theme/tokens'
import { dashboardContent } from './dashboard-content'
import { HeadlineFigures } from './headline-figures'
import { PanelHead } from '@fivefold/shared/ui/page-head'
import { UserTable } from './user-table'

/** The mock figures and users that the specification gives. */
export function PlatformFigures() {
  const headingId = useId()
  const { platform, figures, users } = dashboardContent
  return (
    <Region aria-labelledby={headingId}>
      <PanelHead id={headingId} title={platform.title} lead={platform.origin} />
      <HeadlineFigures figures={figures} />
      <UserTable users={users} />
    </Region>
  )
}

const Region = styled.section`
  ${oneColumn}
  gap: ${token.space[5]};
  padding: clamp(${token.space[4]}, 3vw, ${token.space[6]});
  border: 1px dashed ${token.color.lineStrong};
  border-radius: ${token.radius.card};
  background: ${token.color.surface};
`
