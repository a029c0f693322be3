import { MousePointer2 } from 'lucide-react'
import styled from 'styled-components'
import { media, token } from '@fivefold/shared/theme/tokens'
import { SceneFrame } from '../../scenes/scene-frame'
import { builderScene } from './platform-scenes-content'

/** An app builder: parts on the left, the canvas, and the properties of the selected part. */
export function BuilderScene() {
  const { address, palette, heading, columns, rows, dropped, properties } = builderScene
  return (
    <SceneFrame bar={address}>
      <Panes>
        <Palette>
          {palette.map((part) => (
            <li key={part}>{part}</li>
          ))}
        </Palette>
        <Canvas>
          <b>{heading}</b>
          <Rows>
            {[columns, ...rows].map((cells, row) => (
              <p key={row} data-head={row === 0}>
                {cells.map((cell) => (
                  <span key={cell}>{cell}</span>
                ))}
              </p>
            ))}
          </Rows>
          <Dropped>
            {dropped}
            <MousePointer2 />
          </Dropped>
        </Canvas>
        <Properties>
          {properties.map(([name, value]) => (
            <p key={name}>
              <span>{name}</span>
              {value}
            </p>
          ))}
        </Properties>
      </Panes>
    </SceneFrame>
  )
}

const Panes = styled.div`
  display: grid;

  ${media.tablet} {
    grid-template-columns: 9rem 1fr 12rem;
    min-height: 20rem;
  }
`

const Palette = styled.ul`
  display: none;

  ${media.tablet} {
    display: grid;
    align-content: start;
    gap: ${token.space[2]};
    padding: ${token.space[4]};
    border-inline-end: 1px solid ${token.color.line};
  }

  & > li {
    padding: ${token.space[2]} ${token.space[3]};
    border: 1px solid ${token.color.line};
    border-radius: 6px;
  }

  & > li:nth-child(3) {
    border-color: ${token.product.scd.solid};
    color: ${token.product.scd.text};
  }
`

const Canvas = styled.div`
  display: grid;
  align-content: start;
  gap: ${token.space[4]};
  padding: ${token.space.card};
  background-image: radial-gradient(${token.color.line} 1px, transparent 1px);
  background-size: 16px 16px;

  & > b {
    font: 600 ${token.type.lead} / 1.3 ${token.font.sans};
  }
`

const Rows = styled.div`
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.control};
  background: ${token.color.raised};

  & > p {
    display: grid;
    grid-template-columns: 2fr 1fr 1fr;
    gap: ${token.space[3]};
    padding: ${token.space[2]} ${token.space[4]};
  }

  & > p + p {
    border-block-start: 1px solid ${token.color.line};
  }

  & > p[data-head='true'] {
    color: ${token.color.inkMuted};
  }
`

const Dropped = styled.div`
  position: relative;
  display: grid;
  place-items: center;
  min-height: 5rem;
  border: 1.5px dashed ${token.product.scd.solid};
  border-radius: ${token.radius.control};
  background: ${token.product.scd.soft};
  color: ${token.product.scd.text};
  font-weight: 550;

  & > svg {
    position: absolute;
    inset: auto 18% ${token.space[4]} auto;
    width: 1.375rem;
    height: 1.375rem;
    fill: ${token.product.scd.solid};
    stroke: ${token.color.raised};
  }
`

const Properties = styled.div`
  display: none;

  ${media.tablet} {
    display: grid;
    align-content: start;
    gap: ${token.space[4]};
    padding: ${token.space[4]};
    border-inline-start: 1px solid ${token.color.line};
    background: ${token.color.surface};
  }

  & > p {
    font-weight: 550;
  }

  & span {
    display: block;
    color: ${token.color.inkMuted};
    font-weight: 400;
  }
`
