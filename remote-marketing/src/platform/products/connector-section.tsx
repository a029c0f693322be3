import styled from 'styled-components'
import { smallMuted, token } from '@fivefold/shared/theme/tokens'
import { ContainedSection, Split, Stack } from '@fivefold/shared/ui/layout'
import { Text } from '@fivefold/shared/ui/text'
import { ConnectorScene } from '../scenes/connector-scene'
import { ProductHeading } from './product-heading'
import type { platformContent } from '../platform-content'

export function ConnectorSection({ title, text, facts }: typeof platformContent.integ) {
  return (
    <ContainedSection id="integ" labelledBy="platform-integ">
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
    </ContainedSection>
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
