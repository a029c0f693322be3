import type { ReactNode } from 'react'
import styled from 'styled-components'
import { oneColumn, token } from '@fivefold/shared/theme/tokens'
import { Title } from '@fivefold/shared/ui/text'

interface StorySectionProps {
  id: string
  title: string
  children: ReactNode
}

export function StorySection({ id, title, children }: StorySectionProps) {
  return (
    <Section aria-labelledby={id}>
      <Title as="h2" id={id}>
        {title}
      </Title>
      {children}
    </Section>
  )
}

const Section = styled.section`
  ${oneColumn}
  gap: ${token.space[5]};

  @media print {
    margin-block-end: ${token.space[6]};
  }
`
