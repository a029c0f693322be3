import styled from 'styled-components'
import { media, token } from '@fivefold/shared/theme/tokens'
import { Badge } from '@fivefold/shared/ui/badge'
import { Container } from '@fivefold/shared/ui/layout'
import { Text, TextLink, Title } from '@fivefold/shared/ui/text'
import { Band } from '../section/band'
import type { cortexContent } from './cortex-content'

export function PricingTeaser({ title, badge, text, link }: typeof cortexContent.pricing) {
  return (
    <Band as="section" aria-labelledby="cortex-pricing">
      <Container>
        <Row>
          <Badge tone="cortex">{badge}</Badge>
          <Title as="h2" id="cortex-pricing">
            {title}
          </Title>
          <Text $muted>
            {text} <TextLink to={link.to}>{link.label}</TextLink>
          </Text>
        </Row>
      </Container>
    </Band>
  )
}

const Row = styled.div`
  display: grid;
  align-items: baseline;
  gap: ${token.space[3]} ${token.space[8]};
  padding-block: ${token.space[5]};
  border-block: 1px solid ${token.color.line};

  ${media.desktop} {
    grid-template-columns: auto auto 1fr;
  }
`
