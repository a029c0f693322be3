import { ArrowRight } from 'lucide-react'
import styled from 'styled-components'
import { media, token } from '@fivefold/shared/theme/tokens'
import { AnyLink } from '@fivefold/shared/ui/any-link'
import { Container, Section, Stack } from '@fivefold/shared/ui/layout'
import { Lead } from '@fivefold/shared/ui/text'
import { ExchangeScene } from '../scenes/exchange-scene'
import { ProductHeading } from './product-heading'

interface CortexSectionProps {
  title: string
  text: string
  link: { label: string; to: string }
}

export function CortexSection({ title, text, link }: CortexSectionProps) {
  return (
    <Section tone="surface" id="cortex" labelledBy="platform-cortex">
      <Container>
        <Layout>
          <ProductHeading id="platform-cortex" product="cortex" title={title} />
          <Stack $gap={1}>
            <Lead>{text}</Lead>
            <More to={link.to}>
              {link.label}
              <ArrowRight aria-hidden="true" />
            </More>
          </Stack>
        </Layout>
        <ExchangeScene />
      </Container>
    </Section>
  )
}

const Layout = styled.div`
  display: grid;
  gap: ${token.space[3]} ${token.space[16]};

  ${media.desktop} {
    grid-template-columns: 5fr 7fr;
    align-items: end;
  }
`

const More = styled(AnyLink)`
  display: inline-flex;
  align-items: center;
  gap: ${token.space[2]};
  width: fit-content;
  min-height: 2.75rem;
  color: ${token.product.cortex.text};
  font-weight: 550;

  & > svg {
    width: 1rem;
    height: 1rem;
  }
`
