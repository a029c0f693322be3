import type { ReactNode } from 'react'
import styled from 'styled-components'
import { token } from '../theme/tokens'
import { Container } from './layout'
import { Display, Eyebrow, Lead } from './text'

interface PageHeadProps {
  eyebrow?: string
  title: string
  lead?: string
  children?: ReactNode
}

/**
 * The simple opening of a tool or text page, with its h1.
 * @example <PageHead eyebrow="Billing" title="Invoices" lead="All of this year." />
 */
export function PageHead({ eyebrow, title, lead, children }: PageHeadProps) {
  return (
    <Container data-page-head>
      <Opening>
        {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
        <PageTitle>{title}</PageTitle>
        {lead && <Lead>{lead}</Lead>}
        {children}
      </Opening>
    </Container>
  )
}

const Opening = styled.div`
  display: grid;
  gap: ${token.space[4]};
  padding-block: ${token.space.opening} ${token.space.head};
`

const PageTitle = styled(Display)`
  font-size: ${token.type.headline};
  line-height: 1.1;
`
