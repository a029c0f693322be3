import styled from 'styled-components'
import { smallMuted, token } from '@fivefold/shared/theme/tokens'
import { Container, Section, Split, Stack } from '@fivefold/shared/ui/layout'
import { Text } from '@fivefold/shared/ui/text'
import { ConnectorScene } from '../scenes/connector-scene'
import { ProductHeading } from './product-heading'

interface ConnectorSectionProps {
  title: string
  text: string
  facts: readonly { figure: string; label: string }[]
}

export function ConnectorSection({ title, text, facts }: ConnectorSectionProps) {
  return (
    <Section id="integ" labelledBy="platform-integ">
      <Container>
        <Split $ratio="5fr 6fr">
          <Stack>
            <ProductHeading id="platform-integ" product="integ" title={title} />
            <Text $muted>{text}</Text>
            <Facts>
              {facts.map(({ figure, label }) => (
                <div key={figure}>
                  <dt>{label}</dt>
                  <dd>{figure}</dd>
                </div>
              ))}
            </Facts>
          </Stack>
          <ConnectorScene />
        </Split>
      </Container>
    </Section>
  )
}

const Facts = styled.dl`
  display: grid;
  gap: ${token.space[2]};
  margin-block-start: ${token.space[2]};

  & > div {
    display: grid;
    grid-template-columns: min(7.5rem, 45%) minmax(0, 1fr);
    align-items: baseline;
    gap: ${token.space[4]};
    padding-block-start: ${token.space[2]};
    border-block-start: 1px solid ${token.color.line};
  }

  & dt {
    order: 2;
    ${smallMuted}
  }

  & dd {
    color: ${token.product.integ.text};
    font: 600 ${token.type.title} / 1.2 ${token.font.sans};
    letter-spacing: -0.02em;
  }
`
