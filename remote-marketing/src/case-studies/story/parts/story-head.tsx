import styled from 'styled-components'
import { media, oneColumn, token } from '@fivefold/shared/theme/tokens'
import { FactList } from '@fivefold/shared/ui/fact-list'
import { Cluster, Container, Stack } from '@fivefold/shared/ui/layout'
import { BackLink } from '@fivefold/shared/ui/back-link'
import { PrintButton } from '../../../long-text/print-button'
import { OpenedWords } from '../../../long-text/reader'
import { productFacts } from '../../../scenes/product-facts-content'
import { Turnaround } from '../../../section/turnaround'
import { caseStudiesContent, type CaseStudyCard } from '../../case-studies-content'
import { Metrics } from '../../metrics'
import type { Story } from '../story'
import { storyContent } from '../story-content'

const { turnaround, metricLabels } = caseStudiesContent

/** The company, the result, and the time that one case took and takes. */
export function StoryHead({ study, story }: { study: CaseStudyCard; story: Story }) {
  const products = study.products.map((product) => productFacts[product].name).join(', ')
  return (
    <Ground>
      <Container>
        <Cluster $justify="between" $gap={2}>
          <BackLink to={storyContent.back.to}>{storyContent.back.label}</BackLink>
          <PrintButton />
        </Cluster>
        <Columns>
          <Stack>
            <OpenedWords
              id="story-title"
              kind={`${study.company} · ${study.industry} · ${study.useCase}`}
              title={study.headline}
              documentTitle={`${study.company}: ${study.headline}`}
              lead={story.lead}
            />
          </Stack>
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

const Columns = styled.div`
  ${oneColumn}
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
