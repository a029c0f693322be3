import styled from 'styled-components'
import { media, token } from '@fivefold/shared/theme/tokens'
import { CardTitle } from '@fivefold/shared/ui/card'
import { Text } from '@fivefold/shared/ui/text'
import { supportHomeContent } from './support-home-content'
import { Tile } from './tile'

const copy = supportHomeContent.ways.emergency

/** Explains emergencies; has no action, as specified. */
export function EmergencyTile() {
  return (
    <InkTile>
      <CardTitle as="h3">{copy.title}</CardTitle>
      <Hours>{copy.hours}</Hours>
      <Words>{copy.text}</Words>
      <Steps aria-label={copy.stepsLabel}>
        {copy.steps.map((step) => (
          <li key={step}>{step}</li>
        ))}
      </Steps>
    </InkTile>
  )
}

const InkTile = styled(Tile)`
  border-color: ${token.color.ink};
  background: ${token.color.ink};
  color: ${token.color.paper};

  ${media.desktop} {
    display: grid;
    grid-template: auto auto 1fr / 4fr 6fr;
    gap: ${token.space[2]} ${token.space[10]};
  }
`

const Hours = styled.p`
  font: 600 ${token.type.headline} / 1.1 ${token.font.sans};
  font-variant-numeric: tabular-nums;
  letter-spacing: -0.03em;
`

const Words = styled(Text)`
  font-size: ${token.type.small};
`

const Steps = styled.ol`
  display: grid;
  gap: ${token.space[1]};
  padding-block-start: ${token.space[3]};
  padding-inline-start: ${token.space[4]};
  font-size: ${token.type.small};
  line-height: 1.5;
  list-style: decimal;
  overflow-wrap: anywhere;

  ${media.desktop} {
    grid-area: 1 / 2 / -1;
    padding-block-start: 0;
  }
`
