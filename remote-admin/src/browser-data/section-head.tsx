import type { ReactNode } from 'react'
import styled from 'styled-components'
import { token } from '@fivefold/shared/theme/tokens'

interface SectionHeadProps {
  id: string
  title: string
  /** Where the figures below come from. */
  children: ReactNode
}

export function SectionHead({ id, title, children }: SectionHeadProps) {
  return (
    <Head>
      <Heading id={id}>{title}</Heading>
      <Origin>{children}</Origin>
    </Head>
  )
}

const Head = styled.div`
  display: grid;
  gap: ${token.space[1]};
`

const Heading = styled.h2`
  font: 600 ${token.type.title} / 1.25 ${token.font.display};
  letter-spacing: -0.015em;
`

const Origin = styled.p`
  max-width: ${token.width.prose};
  color: ${token.color.inkMuted};
  font-size: ${token.type.small};
  line-height: 1.5;
  text-wrap: pretty;
`
