import type { ReactNode } from 'react'
import styled from 'styled-components'
import { token } from '@fivefold/shared/theme/tokens'
import { Stack } from '@fivefold/shared/ui/layout'

interface SectionHeadProps {
  id: string
  title: string
  /** The source of the figures below. */
  children: ReactNode
}

export function SectionHead({ id, title, children }: SectionHeadProps) {
  return (
    <Stack $gap={1}>
      <Heading id={id}>{title}</Heading>
      <Origin>{children}</Origin>
    </Stack>
  )
}

const Heading = styled.h2`
  font: 600 ${token.type.lead} / 1.3 ${token.font.sans};
  letter-spacing: -0.01em;
  word-spacing: 0.05em;
`

const Origin = styled.p`
  max-width: ${token.width.prose};
  color: ${token.color.inkMuted};
  font-size: ${token.type.small};
  line-height: 1.5;
  text-wrap: pretty;
`
