import styled from 'styled-components'
import { media, token } from '@fivefold/shared/theme/tokens'
import { Small } from '@fivefold/shared/ui/text'

interface Lane {
  name: string
  nodes: readonly string[]
}

/** The nodes of a model in the order of the data flow. */
export function NodeLanes({ label, lanes }: { label: string; lanes: readonly Lane[] }) {
  return (
    <Canvas aria-label={label}>
      {lanes.map(({ name, nodes }) => (
        <LaneBox key={name}>
          <Small>{name}</Small>
          <ul>
            {nodes.map((node) => (
              <Node key={node}>{node}</Node>
            ))}
          </ul>
        </LaneBox>
      ))}
    </Canvas>
  )
}

const Canvas = styled.ol`
  display: grid;
  gap: ${token.space[4]} ${token.space[10]};
  padding: ${token.space.card};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.card};
  background-color: ${token.color.surface};
  background-image: radial-gradient(${token.color.line} 1px, transparent 1px);
  background-size: 20px 20px;

  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
  }

  ${media.desktop} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`

const LaneBox = styled.li`
  position: relative;
  display: grid;
  align-content: start;
  gap: ${token.space[2]};

  & > ul {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: ${token.space[2]};
  }

  ${media.tablet} {
    & > ul {
      grid-template-columns: 1fr;
    }
  }
`

/* A node with its two ports; the wire to the next lane starts at the first node. */
const Node = styled.li`
  position: relative;
  padding: ${token.space[2]} ${token.space[3]};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.control};
  background: ${token.color.raised};
  font-weight: 550;
  font-size: ${token.type.small};
  line-height: 1.35;

  &::before,
  &::after {
    position: absolute;
    inset-block-start: calc(50% - 4px);
    width: 8px;
    height: 8px;
    border: 2px solid ${token.product.cortex.solid};
    border-radius: 50%;
    background: ${token.color.paper};
    content: '';
  }

  &::before {
    inset-inline-start: -5px;
  }

  &::after {
    inset-inline-end: -5px;
  }

  ${media.desktop} {
    ${LaneBox}:not(:last-child) &:nth-child(-n + 2)::after {
      width: calc(${token.space[10]} + 2px);
      height: 0;
      inset-block-start: calc(50% - 1px);
      inset-inline-end: calc(-1 * ${token.space[10]} - 1px);
      border: 0;
      border-block-start: 2px solid ${token.product.cortex.solid};
      border-radius: 0;
    }
  }
`
