import styled from 'styled-components'
import { media, token } from '@fivefold/shared/theme/tokens'
import { productFacts } from '../../scenes/product-facts-content'
import { productHue } from '../../scenes/product-hue'
import { consoleScene } from './home-scenes-content'

/** Lists each product's part in the answer. */
export function AnswerTrace() {
  const { traceTitle, trace } = consoleScene
  return (
    <Pane>
      <Heading>{traceTitle}</Heading>
      <ol>
        {trace.map(({ product, at, step, detail }) => (
          <Step key={product} data-product={product} data-step={at}>
            <Words>
              <b>{step}</b>
              <span>{productFacts[product].name}</span>
            </Words>
            <span>{detail}</span>
          </Step>
        ))}
      </ol>
    </Pane>
  )
}

const Pane = styled.div`
  display: none;

  ${media.tablet} {
    display: grid;
    align-content: start;
    gap: ${token.space[5]};
    padding: clamp(1.25rem, 3vw, 2.25rem);
    border-block-start: 1px solid ${token.color.line};
    background: ${token.color.surface};
  }

  ${media.desktop} {
    border-block-start: 0;
    border-inline-start: 1px solid ${token.color.line};
  }
`

const Heading = styled.p`
  color: ${token.color.inkMuted};
`

const Step = styled.li`
  ${productHue}
  position: relative;
  display: flex;
  justify-content: space-between;
  gap: ${token.space[4]};
  padding: 0 0 ${token.space[5]} ${token.space[6]};
  color: ${token.color.inkMuted};
  font-variant-numeric: tabular-nums;

  &::before {
    position: absolute;
    inset-block-start: 0.3em;
    inset-inline-start: 0;
    width: 0.625rem;
    height: 0.625rem;
    border-radius: 50%;
    background: var(--hue);
    box-shadow: 0 0 0 4px var(--hue-soft);
    content: '';
  }

  &:not(:last-child)::after {
    position: absolute;
    inset-block: 1.5em 0.1em;
    inset-inline-start: calc(0.3125rem - 0.5px);
    width: 1px;
    background: ${token.color.line};
    content: '';
  }

  &:last-child {
    padding-block-end: 0;
  }
`

const Words = styled.span`
  display: grid;

  & > b {
    color: ${token.color.ink};
    font-weight: 550;
  }

  & > span {
    color: var(--hue-text);
  }
`
