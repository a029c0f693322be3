import { ArrowRight } from 'lucide-react'
import styled from 'styled-components'
import { media, smallMuted, token } from '@fivefold/shared/theme/tokens'
import { AnyLink } from '@fivefold/shared/ui/any-link'
import { Container, Split } from '@fivefold/shared/ui/layout'
import { Headline, Lead } from '@fivefold/shared/ui/text'
import { VisuallyHidden } from '@fivefold/shared/ui/visually-hidden'
import { DarkBand } from '../scenes/dark-band'
import { productFacts } from '../scenes/product-facts-content'
import { productHue } from '../scenes/product-hue'
import type { homeContent } from './home-content'
import CortexDrawing from './suite/cortex.svg?picture'
import IntegDrawing from './suite/integ.svg?picture'
import PipelinesDrawing from './suite/pipelines.svg?picture'
import ScdDrawing from './suite/scd.svg?picture'
import WorkflowsDrawing from './suite/workflows.svg?picture'

const drawings = {
  cortex: <CortexDrawing />,
  integ: <IntegDrawing />,
  pipelines: <PipelinesDrawing />,
  workflows: <WorkflowsDrawing />,
  scd: <ScdDrawing />,
}

/** Five columns side by side, one for each petal of the mark. */
export function PlatformSuite({ title, lead, products }: typeof homeContent.suite) {
  return (
    <DarkBand labelledBy="home-suite">
      <Container>
        <Split $ratio="wide" $align="start">
          <Headline id="home-suite">{title}</Headline>
          <Lead>{lead}</Lead>
        </Split>
        <Slats>
          {products.map(({ product, description, link }) => (
            <Slat key={product} data-product={product}>
              {drawings[product]}
              <Words>
                <h3>{productFacts[product].name}</h3>
                <p>{description}</p>
              </Words>
              <More to={link.to}>
                <span>
                  {link.label}
                  {link.about && <VisuallyHidden> {link.about}</VisuallyHidden>}
                </span>
                <ArrowRight aria-hidden="true" />
              </More>
            </Slat>
          ))}
        </Slats>
      </Container>
    </DarkBand>
  )
}

const Slats = styled.ul`
  display: grid;
  margin-block-start: ${token.space.head};
  overflow: hidden;
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.card};

  ${media.desktop} {
    grid-template-columns: repeat(5, minmax(0, 1fr));
  }
`

const Slat = styled.li`
  ${productHue}
  position: relative;
  display: grid;
  grid-template-columns: min(4.5rem, 20vw) minmax(0, 1fr);
  column-gap: ${token.space[4]};
  padding: ${token.space[4]} ${token.space[4]} ${token.space[1]};
  background: linear-gradient(var(--hue-soft), transparent 70%);
  transition: background-color ${token.motion.base} ${token.motion.ease};

  & + & {
    border-block-start: 1px solid ${token.color.line};
  }

  &:hover {
    background-color: ${token.color.raised};
  }

  & > svg {
    grid-row: span 2;
    align-self: center;
  }

  ${media.desktop} {
    display: flex;
    flex-direction: column;
    gap: ${token.space[4]};
    padding: ${token.space[5]} ${token.space[5]} ${token.space[3]};

    & + & {
      border-block-start: 0;
      border-inline-start: 1px solid ${token.color.line};
    }

    & > svg {
      align-self: stretch;
    }
  }
`

const Words = styled.div`
  display: grid;
  flex: 1;
  align-content: start;
  gap: ${token.space[1]};

  & > h3 {
    font: 600 ${token.type.lead} / 1.3 ${token.font.sans};
    letter-spacing: -0.02em;
  }

  & > p {
    ${smallMuted}
    line-height: 1.5;
  }
`

const More = styled(AnyLink)`
  display: inline-flex;
  align-items: center;
  gap: ${token.space[2]};
  width: fit-content;
  min-height: 2.75rem;
  color: var(--hue-text);
  font-weight: 550;
  font-size: ${token.type.small};
  text-decoration: none;

  &:hover {
    text-decoration: underline;
  }

  & > svg {
    width: 1rem;
    height: 1rem;
    transition: transform ${token.motion.base} ${token.motion.ease};
  }

  &:hover > svg {
    transform: translateX(3px);
  }
`
