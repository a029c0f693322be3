import styled from 'styled-components'
import { token } from '@fivefold/shared/theme/tokens'
import { Container, Section } from '@fivefold/shared/ui/layout'
import { Lead } from '@fivefold/shared/ui/text'
import { BuilderScene } from '../scenes/builder-scene'
import { ProductHeading } from './product-heading'

interface BuilderSectionProps {
  title: string
  text: string
}

export function BuilderSection({ title, text }: BuilderSectionProps) {
  return (
    <Section tone="surface" id="scd" labelledBy="platform-scd">
      <Container>
        <Words>
          <ProductHeading id="platform-scd" product="scd" title={title} />
          <Lead>{text}</Lead>
        </Words>
        <BuilderScene />
      </Container>
    </Section>
  )
}

const Words = styled.div`
  display: grid;
  justify-items: center;
  gap: ${token.space[3]};
  margin-block-end: ${token.space.head};
  text-align: center;

  & > h2 {
    max-width: 12em;
  }

  & > h2 > span {
    justify-content: center;
  }

  & > p {
    text-wrap: balance;
  }
`
