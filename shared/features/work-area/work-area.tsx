import type { ReactNode } from 'react'
import styled from 'styled-components'
import { token } from '../../ui/theme/tokens'
import { Container } from '../../ui/layout/layout'

interface WorkAreaProps {
  title: string
  lead?: string
  /** A link to the area that this page belongs to, above the title. */
  back?: ReactNode
  children: ReactNode
}

/**
 * The frame of pages for signed-in users, with a small heading.
 * @example <WorkArea title="Invoices">…</WorkArea>
 */
export function WorkArea({ title, lead, back, children }: WorkAreaProps) {
  return (
    <Container>
      <Head>
        {back}
        <Title>{title}</Title>
        {lead && <Lead>{lead}</Lead>}
      </Head>
      <Body>{children}</Body>
    </Container>
  )
}

const Head = styled.div`
  display: grid;
  justify-items: start;
  gap: ${token.space[1]};
  padding-block: ${token.space[6]} ${token.space[3]};
`

/* A name may be one long word. */
const Title = styled.h1`
  font: 600 ${token.type.title} / 1.25 ${token.font.sans};
  letter-spacing: -0.015em;
  word-spacing: 0.05em;
  overflow-wrap: anywhere;
`

const Lead = styled.p`
  max-width: ${token.width.prose};
  color: ${token.color.inkMuted};
  font-size: ${token.type.small};
  line-height: 1.5;
`

const Body = styled.div`
  min-height: 32rem;
  padding-block-end: ${token.space[16]};
`
