import styled from 'styled-components'
import { smallMuted, token } from '@fivefold/shared/theme/tokens'
import { productHue } from '../scenes/product-hue'
import type { FlowLayer } from './platform-content'

/** A layer's name, parts and note in one row where the container is wide enough. */
export const besideEachOther = '@container (min-width: 54rem)'

export function FlowLayerRow({ name, product, parts, note }: FlowLayer) {
  return (
    <Row data-product={product}>
      <Name>{name}</Name>
      <Parts>
        {parts.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </Parts>
      <Note>{note}</Note>
    </Row>
  )
}

/* Two arrows to the next layer: data down, changes up. */
const Row = styled.li`
  ${productHue}
  position: relative;
  display: grid;
  align-items: center;
  gap: ${token.space[2]} ${token.space[6]};
  padding: ${token.space[2]} ${token.space[4]};
  border: 1px solid ${token.color.line};
  border-inline-start: 3px solid var(--hue, ${token.color.lineStrong});
  border-radius: ${token.radius.control};
  background: var(--hue-soft, ${token.color.surface});

  ${besideEachOther} {
    grid-template-columns: 15rem minmax(0, 1fr) 15rem;
  }

  &:not(:last-child)::after {
    position: absolute;
    inset: 100% auto auto ${token.space[8]};
    width: 2px;
    height: ${token.space[4]};
    background: linear-gradient(var(--hue, ${token.color.lineStrong}), ${token.color.lineStrong});
    content: '';
  }
`

const Name = styled.h3`
  color: var(--hue-text, ${token.color.ink});
  font: 600 ${token.type.body} / 1.35 ${token.font.sans};
`

const Parts = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${token.space[2]};

  & > li {
    padding: ${token.space[1]} ${token.space[3]};
    border: 1px solid ${token.color.line};
    border-radius: 6px;
    background: ${token.color.paper};
    font-size: ${token.type.small};
  }
`

const Note = styled.p`
  ${smallMuted}
  line-height: 1.4;
`
