import styled from 'styled-components'
import { media, token } from '@fivefold/shared/theme/tokens'
import { Text } from '@fivefold/shared/ui/text'
import { Stack } from '@fivefold/shared/ui/layout'
import { supportHomeContent } from './support-home-content'
import { TicketScene } from './ticket-scene'
import { Tile, TileTitle } from './tile'

const copy = supportHomeContent.ways.ticket

export function TicketTile() {
  return (
    <Split $interactive>
      <Stack $gap={2}>
        <TileTitle to={copy.to}>{copy.title}</TileTitle>
        <Text $muted>{copy.text}</Text>
      </Stack>
      <TicketScene />
    </Split>
  )
}

const Split = styled(Tile)`
  display: grid;
  gap: ${token.space[6]};

  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
    align-items: center;
  }

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr);
    align-content: space-between;
  }
`
