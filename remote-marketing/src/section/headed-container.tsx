import type { ReactNode } from 'react'
import styled from 'styled-components'
import { token } from '@fivefold/shared/theme/tokens'
import { Container, Stack } from '@fivefold/shared/ui/layout'
import { Headline, Lead } from '@fivefold/shared/ui/text'

interface HeadedContainerProps {
  /** The headline's id, for `labelledBy` of the section. */
  id: string
  title: string
  lead?: string | undefined
  centred?: boolean | undefined
  children: ReactNode
}

export function HeadedContainer({
  id,
  title,
  lead,
  centred = false,
  children,
}: HeadedContainerProps) {
  return (
    <Container>
      <Head $gap={3} $align={centred ? 'center' : undefined}>
        <Headline id={id}>{title}</Headline>
        {lead && <Lead>{lead}</Lead>}
      </Head>
      {children}
    </Container>
  )
}

const Head = styled(Stack)`
  margin-block-end: ${token.space.head};
`
