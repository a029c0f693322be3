import styled from 'styled-components'
import { media, token } from '@fivefold/shared/theme/tokens'
import { ContainedSection, Stack } from '@fivefold/shared/ui/layout'
import type { aboutContent } from './about-content'

export function Purpose({ mission, vision }: typeof aboutContent.purpose) {
  return (
    <ContainedSection tone="ink">
      <Stack $gap="head">
        {[mission, vision].map(({ title, text }) => (
          <Row key={title}>
            <Label>{title}</Label>
            <Words>{text}</Words>
          </Row>
        ))}
      </Stack>
    </ContainedSection>
  )
}

const Row = styled.div`
  display: grid;
  gap: ${token.space[1]};

  ${media.desktop} {
    grid-template-columns: 12rem 1fr;
  }

  & + & {
    padding-block-start: ${token.space.head};
    border-block-start: 1px solid ${token.color.line};
  }
`

const Label = styled.h2`
  padding-block-start: 0.5em;
  color: ${token.color.inkMuted};
  font: 550 ${token.type.small} / 1.4 ${token.font.sans};
`

const Words = styled.p`
  max-width: 24em;
  font: 500 ${token.type.headline} / 1.25 ${token.font.sans};
  letter-spacing: -0.02em;
`
