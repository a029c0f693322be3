import styled from 'styled-components'
import { token } from '@fivefold/shared/theme/tokens'
import { Container, Section } from '@fivefold/shared/ui/layout'
import { Lead, Small } from '@fivefold/shared/ui/text'
import { Steps } from '../../section/steps'
import { ProductHeading } from './product-heading'

interface PipelineSectionProps {
  title: string
  text: string
  stages: readonly { name: string; detail: string; note: string }[]
}

export function PipelineSection({ title, text, stages }: PipelineSectionProps) {
  return (
    <Section tone="surface" id="pipelines" labelledBy="platform-pipelines">
      <Container>
        <Words>
          <ProductHeading id="platform-pipelines" product="pipelines" title={title} />
          <Lead>{text}</Lead>
        </Words>
        <Track $across="desktop">
          {stages.map(({ name, detail, note }, position) => (
            <li key={name} data-lit={position === stages.length - 1 || undefined}>
              <h3>{name}</h3>
              <b>{detail}</b>
              <Small as="span">{note}</Small>
            </li>
          ))}
        </Track>
      </Container>
    </Section>
  )
}

const Words = styled.div`
  display: grid;
  gap: ${token.space[3]};
  max-width: 46rem;
  margin-block-end: ${token.space.head};
`

const Track = styled(Steps)`
  --hue: ${token.product.pipelines.solid};
  --line: 2px;

  /* The figures of all stages are at the right edge of a phone. */
  @media (max-width: 63.99rem) {
    & > li {
      grid-template-columns: minmax(0, 1fr) auto;
    }
  }

  & h3 {
    color: ${token.product.pipelines.text};
    font-weight: 600;
    font-size: ${token.type.small};
  }

  & b {
    font: 600 ${token.type.title} / 1.3 ${token.font.sans};
    letter-spacing: -0.02em;
  }
`
