import styled from 'styled-components'
import { token } from '@fivefold/shared/theme/tokens'
import { Container } from '@fivefold/shared/ui/layout'
import { PageHead } from '@fivefold/shared/ui/page-head'
import { BrowserData } from '../browser-data/browser-data'
import { dashboardContent } from './dashboard-content'
import { PlatformFigures } from './platform-figures'

export function DashboardPage() {
  return (
    <>
      <PageHead title={dashboardContent.title} lead={dashboardContent.lead} />
      <Container>
        <Sections>
          <PlatformFigures />
          <BrowserData />
        </Sections>
      </Container>
    </>
  )
}

const Sections = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[16]};
  padding-block-end: ${token.space[20]};
`
