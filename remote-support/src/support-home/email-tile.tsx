import styled from 'styled-components'
import { token } from '@fivefold/shared/theme/tokens'
import { CopyButton } from '@fivefold/shared/notify/copy-button'
import { Text } from '@fivefold/shared/ui/text'
import { supportHomeContent } from './support-home-content'
import { Tile, TileExtra, TileTitle } from './tile'

const copy = supportHomeContent.ways.email

export function EmailTile() {
  return (
    <Tile $interactive>
      <TileTitle to={copy.to}>{copy.title}</TileTitle>
      <Address $muted>{copy.address}</Address>
      <Foot>
        <CopyButton text={copy.address} label={copy.copy} />
      </Foot>
    </Tile>
  )
}

const Address = styled(Text)`
  font-size: ${token.type.small};
  overflow-wrap: anywhere;
`

const Foot = styled(TileExtra)`
  margin-block-start: auto;
  padding-block-start: ${token.space[4]};
`
