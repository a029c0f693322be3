import styled from 'styled-components'
import { media, token } from '@fivefold/shared/theme/tokens'
import { Container, Section } from '@fivefold/shared/ui/layout'
import { Lead, Small } from '@fivefold/shared/ui/text'
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
        <Track>
          {stages.map(({ name, detail, note }) => (
            <li key={name}>
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

/* One line through all stages: vertical on a phone, horizontal on a desktop. */
const Track = styled.ol`
  display: grid;

  & > li {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    column-gap: ${token.space[4]};
    padding: 0 0 ${token.space[5]} ${token.space[6]};
    border-inline-start: 2px solid ${token.product.pipelines.solid};
  }

  & > li::before {
    position: absolute;
    inset-block-start: 0.2em;
    inset-inline-start: -9px;
    width: 16px;
    height: 16px;
    border: 3px solid ${token.product.pipelines.solid};
    border-radius: 50%;
    background: ${token.color.surface};
    content: '';
  }

  & > li:last-child {
    padding-block-end: 0;
  }

  & > li:last-child::before {
    background: ${token.product.pipelines.solid};
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

  ${media.desktop} {
    grid-template-columns: repeat(5, 1fr);

    & > li {
      display: grid;
      grid-template-columns: minmax(0, 1fr);
      padding: ${token.space[6]} ${token.space[4]} 0 0;
      border-inline-start: 0;
      border-block-start: 2px solid ${token.product.pipelines.solid};
    }

    & > li::before {
      inset-block-start: -9px;
      inset-inline-start: 0;
    }

    & > li:last-child {
      border-block-start-color: transparent;
    }
  }
`
