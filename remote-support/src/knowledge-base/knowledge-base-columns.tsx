import type { ReactNode } from 'react'
import styled from 'styled-components'
import { media, token } from '@fivefold/shared/theme/tokens'
import { StuckCard } from './stuck-card'

interface KnowledgeBaseColumnsProps {
  children: ReactNode
  /** Above the link to a new ticket. */
  beside?: ReactNode
}

export function KnowledgeBaseColumns({ children, beside }: KnowledgeBaseColumnsProps) {
  return (
    <Columns>
      <div>{children}</div>
      <Aside>
        {beside}
        <StuckCard />
      </Aside>
    </Columns>
  )
}

const Columns = styled.div`
  display: grid;
  gap: ${token.space[10]} clamp(2rem, 5vw, 4rem);

  & > * {
    min-width: 0;
  }

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 17rem;
    align-items: start;
  }
`

const Aside = styled.aside`
  display: grid;
  gap: ${token.space[8]};

  ${media.desktop} {
    position: sticky;
    inset-block-start: calc(var(--header-height) + ${token.space[6]});
  }
`
