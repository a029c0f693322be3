import type { ReactNode } from 'react'
import styled from 'styled-components'
import { media, token } from '@fivefold/shared/theme/tokens'
import type { ArticleAddress } from './article/article-address'
import { StuckCard } from './stuck-card'

interface KnowledgeBaseColumnsProps {
  /** The current search and open article. */
  address: ArticleAddress
  children: ReactNode
  /** Shown above the link to a new ticket. */
  beside?: ReactNode
}

export function KnowledgeBaseColumns({ address, children, beside }: KnowledgeBaseColumnsProps) {
  return (
    <Columns>
      <div>{children}</div>
      <Aside>
        {beside}
        <StuckCard address={address} />
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
