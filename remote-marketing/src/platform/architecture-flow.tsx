import styled from 'styled-components'
import { token } from '@fivefold/shared/theme/tokens'
import { Stack } from '@fivefold/shared/ui/layout'
import { DarkBand } from '../scenes/dark-band'
import { HeadedContainer } from '../section/headed-container'
import { besideEachOther, FlowLayerRow } from './flow-layer-row'
import type { platformContent } from './platform-content'

export function ArchitectureFlow({ title, lead, layers, shared }: typeof platformContent.flow) {
  return (
    <DarkBand id="architecture" labelledBy="platform-flow">
      <HeadedContainer id="platform-flow" title={title} lead={lead}>
        <Room>
          <Diagram>
            <Stack as="ol">
              {layers.map((layer) => (
                <FlowLayerRow key={layer.name} {...layer} />
              ))}
            </Stack>
            <Shared>{shared}</Shared>
          </Diagram>
        </Room>
      </HeadedContainer>
    </DarkBand>
  )
}

const Room = styled.div`
  container-type: inline-size;
`

const Diagram = styled.div`
  display: grid;
  gap: ${token.space[4]};

  ${besideEachOther} {
    grid-template-columns: minmax(0, 1fr) auto;

    /* The layers fill the height of the adjacent text. */
    & li {
      flex: 1;
    }
  }
`

/* Runs along all layers; vertical where there is room. */
const Shared = styled.p`
  padding: ${token.space[3]} ${token.space[4]};
  border: 1px dashed ${token.color.lineStrong};
  border-radius: ${token.radius.card};
  color: ${token.color.inkMuted};
  font-weight: 550;
  font-size: ${token.type.small};
  text-align: center;

  ${besideEachOther} {
    writing-mode: vertical-rl;
    padding-inline: ${token.space[4]};
    transform: rotate(180deg);
  }
`
