import type { ReactNode } from 'react'
import styled from 'styled-components'
import { token } from '@fivefold/shared/theme/tokens'
import { Container, Stack } from '@fivefold/shared/ui/layout'
import { Headline, Lead } from '@fivefold/shared/ui/text'

type Below = 8 | 10 | 12

interface HeadedContainerProps {
  /** The headline's id, for `labelledBy` of the section. */
  id: string
  title: string
  lead?: string
  /** The space between the headline and its lead. */
  gap?: 3 | 4
  /** The space below both. */
  below?: Below
  children: ReactNode
}

/** A container that starts with the headline of its section. */
export function HeadedContainer(props: HeadedContainerProps) {
  const { id, title, lead, gap = 4, below = 12, children } = props
  return (
    <Container>
      <Head $gap={gap} $below={below}>
        <Headline id={id}>{title}</Headline>
        {lead && <Lead>{lead}</Lead>}
      </Head>
      {children}
    </Container>
  )
}

const Head = styled(Stack)<{ $below: Below }>`
  margin-block-end: ${({ $below }) => token.space[$below]};
`
