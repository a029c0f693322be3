import { useId } from 'react'
import styled from 'styled-components'
import { media, panel, smallMuted, token } from '@fivefold/shared/theme/tokens'
import { ButtonLink } from '@fivefold/shared/ui/button'
import { Title } from '@fivefold/shared/ui/text'
import { productFacts } from '../scenes/product-facts-content'
import { productHue } from '../scenes/product-hue'
import { caseStudiesContent, caseStudyId, type CaseStudyCard } from './case-studies-content'
import { Metrics } from './metrics'
import { storyHref } from './story/story-address'
import { Turnaround } from '../section/turnaround'

export function CaseStudyArticle({ study }: { study: CaseStudyCard }) {
  const titleId = useId()
  const id = caseStudyId(study)
  const products = study.products.map((product) => productFacts[product].name).join(', ')
  return (
    <Article id={id} aria-labelledby={titleId} data-product={study.product}>
      <Panel>
        <Kind>
          {study.industry} · {study.useCase}
        </Kind>
        <div>
          <Company>{study.company}</Company>
          <Heading as="h2" id={titleId}>
            {study.headline}
          </Heading>
        </div>
        <Turnaround labels={caseStudiesContent.turnaround} {...study.turnaround} />
        <div>
          <ButtonLink
            to={storyHref(id)}
            size="small"
            aria-label={`${caseStudiesContent.read}: ${study.company}`}
          >
            {caseStudiesContent.read}
          </ButtonLink>
        </div>
      </Panel>
      <Body>
        <Story>
          <div>
            <Label>Challenge</Label>
            <p>{study.challenge}</p>
          </div>
          <div>
            <Label>Solution</Label>
            <p>{study.solution}</p>
            <With>With {products}</With>
          </div>
        </Story>
        <Results>
          {study.results.map((result) => (
            <li key={result}>{result}</li>
          ))}
        </Results>
        <Metrics labels={caseStudiesContent.metricLabels} metrics={study.metrics} />
      </Body>
    </Article>
  )
}

const Article = styled.article`
  ${productHue}
  display: grid;
  overflow: hidden;
  ${panel}

  ${media.desktop} {
    grid-template-columns: 5fr 8fr;

    &:nth-of-type(even) {
      grid-template-columns: 8fr 5fr;

      & > :first-child {
        order: 1;
      }
    }
  }
`

const Panel = styled.div`
  display: grid;
  align-content: space-between;
  gap: ${token.space[4]};
  padding: ${token.space.card};
  background: var(--hue-soft);
`

const Kind = styled.p`
  color: var(--hue-text);
  font-weight: 550;
  font-size: ${token.type.small};
`

const Company = styled.p`
  margin-block-end: ${token.space[1]};
  font-weight: 550;
`

const Heading = styled(Title)`
  font-size: ${token.type.headline};
  letter-spacing: -0.02em;
  line-height: 1.14;
`

const Body = styled.div`
  display: grid;
  align-content: space-between;
  gap: ${token.space[4]};
  padding: ${token.space.card};
`

const Story = styled.div`
  display: grid;
  gap: ${token.space[3]} ${token.space[8]};
  ${smallMuted}
  line-height: 1.5;

  ${media.tablet} {
    grid-template-columns: 1fr 1fr;
  }
`

const Label = styled.h3`
  margin-block-end: ${token.space[1]};
  color: ${token.color.ink};
  font: 600 ${token.type.small} / 1.5 ${token.font.sans};
`

const With = styled.p`
  margin-block-start: ${token.space[2]};
  color: ${token.color.ink};
  font-size: ${token.type.small};
`

const Results = styled.ul`
  display: grid;
  gap: ${token.space[1]};

  & > li {
    display: grid;
    grid-template-columns: 1.25rem 1fr;
    font-size: ${token.type.small};
    line-height: 1.5;
  }

  & > li::before {
    width: 0.5rem;
    height: 0.5rem;
    margin-block-start: 0.5em;
    border-radius: 2px;
    background: var(--hue);
    content: '';
    transform: rotate(45deg);
  }
`
