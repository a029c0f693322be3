import type { ReactNode } from 'react'
import styled from 'styled-components'
import { media, token } from '../theme/tokens'
import { Container, Stack } from '../layout/layout'
import { Display, Eyebrow, Lead } from '../text/text'

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
    <Band>
      <Container>
        <Opening>
          {eyebrow && <Eyebrow>{eyebrow}</Eyebrow>}
          <Display>{title}</Display>
          {lead && <Lead>{lead}</Lead>}
          {children}
        </Opening>
      </Container>
    </Band>
  )
}

interface PanelHeadProps {
  title: string
  /** The heading's id. */
  id?: string
  lead?: ReactNode
  action?: ReactNode
}

/**
 * The head of a part of a work page or of a tab's content, with its h2.
 * @example <PanelHead title="Open invoices" lead="Due within 30 days." />
 */
export function PanelHead({ title, id, lead, action }: PanelHeadProps) {
  return (
    <PanelOpening>
      <Stack $gap={1}>
        <PanelTitle id={id}>{title}</PanelTitle>
        {lead && <PanelLead>{lead}</PanelLead>}
      </Stack>
      {action}
    </PanelOpening>
  )
}

const rings = Object.values(token.product)
  .map(({ solid }, place) => {
    const radius = 11 + 4 * place
    return `#0000 0 ${radius}rem, ${solid} 0 ${radius}.1rem`
  })
  .join()

/* Five lines around the corner, where the window has room for them. */
const Band = styled.div`
  border-block-end: 1px solid ${token.color.line};
  background-color: ${token.color.surface};

  ${media.desktop} {
    background-image: radial-gradient(circle at 100% 0, ${rings}, #0000 0);
  }
`

const Opening = styled.div`
  display: grid;
  gap: ${token.space[4]};
  padding-block: ${token.space.opening};

  ${media.desktop} {
    max-width: 44rem;
  }
`

const PanelOpening = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[3]} ${token.space[6]};
`

const PanelTitle = styled.h2`
  font: 600 ${token.type.lead} / 1.3 ${token.font.sans};
  letter-spacing: -0.01em;
  word-spacing: 0.05em;
`

const PanelLead = styled.p`
  max-width: ${token.width.prose};
  color: ${token.color.inkMuted};
  font-size: ${token.type.small};
  line-height: 1.5;
`
