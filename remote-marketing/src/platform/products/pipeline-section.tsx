import styled from 'styled-components'
import { token } from '@fivefold/shared/theme/tokens'
import { ContainedSection } from '@fivefold/shared/ui/layout'
import { Lead, Small } from '@fivefold/shared/ui/text'
import { Steps } from '../../section/steps'
import { ProductHeading } from './product-heading'
import type { platformContent } from '../platform-content'

export function PipelineSection({ title, text, stages }: typeof platformContent.pipelines) {
  return (
    <ContainedSection tone="surface" id="pipelines" labelledBy="platform-pipelines">
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
    </ContainedSection>
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
