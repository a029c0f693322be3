import styled from 'styled-components'
import { media, token } from '@fivefold/shared/theme/tokens'
import { FactList } from '@fivefold/shared/ui/fact-list'
import { Container } from '@fivefold/shared/ui/layout'
import { Display, Lead } from '@fivefold/shared/ui/text'
import { BackLink } from '../../../long-text/back-link'
import { PrintButton } from '../../../long-text/print-button'
import { useOpened } from '../../../long-text/use-opened'
import { productFacts } from '../../../scenes/product-facts-content'
import { caseStudiesContent, type CaseStudyCard } from '../../case-studies-content'
import { Metrics } from '../../metrics'
import { Turnaround } from '../../turnaround'
import type { Story } from '../story'
import { storyContent } from '../story-content'

interface StoryHeadProps {
  study: CaseStudyCard
  story: Story
}

const { turnaround, metricLabels } = caseStudiesContent

/** The company, the result, and the time that one case took and takes. */
export function StoryHead({ study, story }: StoryHeadProps) {
  const heading = useOpened(`${study.company}: ${study.headline}`)
  const products = study.products.map((product) => productFacts[product].name).join(', ')
  return (
    <Ground>
      <Container>
        <Bar>
          <BackLink to={storyContent.back.to}>{storyContent.back.label}</BackLink>
          <PrintButton />
        </Bar>
        <Columns>
          <Words>
            <Kind>
              {study.company} · {study.industry} · {study.useCase}
            </Kind>
            <Title ref={heading} id="story-title" tabIndex={-1}>
              {study.headline}
            </Title>
            <Lead>{story.lead}</Lead>
          </Words>
          <Panel>
            <Turnaround labels={turnaround} {...study.turnaround} />
            <Facts facts={[...story.company, { label: storyContent.with, value: products }]} />
          </Panel>
        </Columns>
        <Metrics labels={metricLabels} metrics={study.metrics} />
      </Container>
    </Ground>
  )
}

const Ground = styled.header`
  padding-block: clamp(1rem, 2vw, 1.75rem) ${token.space.section};
  background: var(--hue-soft);
`

const Bar = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${token.space[2]};
`

const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: end;
  gap: ${token.space[8]} ${token.space[16]};
  padding-block: clamp(1.25rem, 3.5vw, 3rem);

  & > * {
    min-width: 0;
  }

  ${media.desktop} {
    grid-template-columns: 7fr 5fr;
  }
`

const Words = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${token.space[4]};
`

const Kind = styled.p`
  color: var(--hue-text);
  font-weight: 550;
  font-size: ${token.type.small};
`

const Title = styled(Display)`
  font-size: clamp(2rem, 1.3rem + 2.6vw, 3.5rem);

  &:focus {
    outline: none;
  }
`

const Panel = styled.div`
  display: grid;
  gap: ${token.space[5]};
  padding: ${token.space.card};
  border: 1px solid ${token.color.line};
  border-radius: ${token.radius.card};
  background: ${token.color.paper};
`

const Facts = styled(FactList)`
  gap: ${token.space[2]};
  padding-block-start: ${token.space[4]};
  border-block-start: 1px solid ${token.color.line};

  & > div {
    grid-template-columns: 6.5rem minmax(0, 1fr);
    gap: ${token.space[3]};
  }
`
