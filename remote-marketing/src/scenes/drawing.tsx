import styled from 'styled-components'
import { token } from '@fivefold/shared/theme/tokens'
import { productHue } from './product-hue'

/**
 * A line drawing of a product at work. `data-part` names the kind of a shape:
 * `wire`, `flow` (a lit wire), `box`, `lit` (a tinted box), `dot`, `core` (a filled shape), `ink`.
 */
export const Drawing = styled.svg.attrs({ 'aria-hidden': true })`
  ${productHue}
  width: 100%;
  height: auto;
  fill: none;
  font: 500 11px ${token.font.sans};

  & [data-part='wire'] {
    stroke: ${token.color.lineStrong};
    stroke-width: 1.25;
    opacity: 0.55;
  }

  & [data-part='flow'] {
    stroke: var(--hue);
    stroke-width: 1.75;
  }

  & [data-part='box'] {
    fill: ${token.color.raised};
    stroke: ${token.color.line};
  }

  & [data-part='lit'] {
    fill: var(--hue-soft);
    stroke: var(--hue);
  }

  & [data-part='dot'] {
    fill: ${token.color.lineStrong};
  }

  & [data-part='core'] {
    fill: var(--hue);
  }

  & [data-part='ink'] {
    fill: ${token.color.inkMuted};
  }

  & text {
    fill: ${token.color.ink};
  }

  & text[data-part='note'] {
    fill: ${token.color.inkMuted};
  }

  & text[data-part='hue'] {
    fill: var(--hue-text);
  }
`
