import styled from 'styled-components'
import { Mark } from '@fivefold/shared/marks/mark'
import { productNames } from '@fivefold/shared/theme/palette'
import { token } from '@fivefold/shared/theme/tokens'
import { productFacts } from '../../scenes/product-facts-content'
import { productHue } from '../../scenes/product-hue'
import { connectorScene } from './platform-scenes-content'

const receivers = productNames.filter((product) => product !== 'integ')
const systems = connectorScene.systems
/** Start and end of the lines, in percent of the height. */
const spread = (count: number) => Array.from({ length: count }, (_, i) => ((i + 0.5) / count) * 100)

/** Six systems and four products with one connector between them. */
export function ConnectorScene() {
  return (
    <Scene aria-hidden="true">
      <Ends>
        {systems.map((system) => (
          <li key={system}>{system}</li>
        ))}
      </Ends>
      <Wires viewBox="0 0 100 100" preserveAspectRatio="none">
        {spread(systems.length).map((y) => (
          <path key={y} d={`M0 ${y}C60 ${y} 40 50 100 50`} />
        ))}
      </Wires>
      <Hub>
        <Mark only="integ" />
        {connectorScene.hub}
      </Hub>
      <Wires viewBox="0 0 100 100" preserveAspectRatio="none">
        {spread(receivers.length).map((y) => (
          <path key={y} d={`M0 50C60 50 40 ${y} 100 ${y}`} />
        ))}
      </Wires>
      <Ends>
        {receivers.map((product) => (
          <Receiver key={product} data-product={product}>
            {productFacts[product].name}
          </Receiver>
        ))}
      </Ends>
    </Scene>
  )
}

const Scene = styled.div`
  display: grid;
  grid-template-columns: minmax(0, auto) minmax(1rem, 1fr) auto minmax(1rem, 1fr) minmax(0, auto);
  align-items: stretch;
  min-height: 15rem;
  font-weight: 550;
  font-size: clamp(0.6875rem, 0.55rem + 0.6vw, 0.875rem);
  line-height: 1.25;
`

const Ends = styled.ul`
  display: grid;
  grid-auto-rows: 1fr;
  align-items: center;

  & > li {
    padding: ${token.space[1]} ${token.space[3]};
    border: 1px solid ${token.color.line};
    border-radius: ${token.radius.control};
    background: ${token.color.raised};
  }
`

const Receiver = styled.li`
  ${productHue}
  && {
    border-color: var(--hue);
    background: var(--hue-soft);
    color: var(--hue-text);
  }
`

const Wires = styled.svg`
  width: 100%;
  height: 100%;
  fill: none;
  stroke: ${token.product.integ.solid};
  stroke-width: 1.5;
  overflow: visible;

  & > path {
    vector-effect: non-scaling-stroke;
  }
`

const Hub = styled.div`
  display: grid;
  align-self: center;
  justify-items: center;
  gap: ${token.space[2]};
  padding: ${token.space[4]};
  border: 1px solid ${token.product.integ.solid};
  border-radius: ${token.radius.card};
  background: ${token.product.integ.soft};
  color: ${token.product.integ.text};

  & > svg {
    font-size: 2rem;
  }
`
