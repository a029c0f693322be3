import styled from 'styled-components'
import { token } from '@fivefold/shared/theme/tokens'
import { CardTitle } from '@fivefold/shared/ui/card'
import { Text } from '@fivefold/shared/ui/text'
import { supportHomeContent } from './support-home-content'
import { Tile } from './tile'

const copy = supportHomeContent.ways.emergency

/** States that somebody answers at any hour; without a link. */
export function EmergencyTile() {
  return (
    <InkTile>
      <CardTitle as="h3">{copy.title}</CardTitle>
      <Hours>{copy.hours}</Hours>
      <Words>{copy.text}</Words>
    </InkTile>
  )
}

const InkTile = styled(Tile)`
  border-color: ${token.color.ink};
  background: ${token.color.ink};
  color: ${token.color.paper};
`

const Hours = styled.p`
  font: 600 ${token.type.headline} / 1.1 ${token.font.display};
  font-variant-numeric: tabular-nums;
  letter-spacing: -0.03em;
`

const Words = styled(Text)`
  margin-block-start: auto;
  font-size: ${token.type.small};
`
