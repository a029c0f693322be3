import styled from 'styled-components'
import { media, token } from '@fivefold/shared/theme/tokens'
import { Stack } from '@fivefold/shared/ui/layout'
import { Tab, TabList, TabPanel, Tabs } from '@fivefold/shared/ui/tabs'
import { Title } from '@fivefold/shared/ui/text'
import { HeadedSection } from '../section/headed-section'
import { Bubble } from '../scenes/bubble'
import { CheckList } from '../section/check-list'
import type { UseCase, cortexContent } from './cortex-content'

export function UseCases({ title, label, cases }: typeof cortexContent.casesByTeam) {
  return (
    <HeadedSection labelledBy="cortex-use-cases" title={title}>
      <Tabs defaultValue="sales">
        <TabList label={label}>
          {cases.map(({ id, name }) => (
            <Tab key={id} value={id}>
              {name}
            </Tab>
          ))}
        </TabList>
        {cases.map((useCase) => (
          <TabPanel key={useCase.id} value={useCase.id} keepMounted>
            <Panel {...useCase} />
          </TabPanel>
        ))}
      </Tabs>
    </HeadedSection>
  )
}

function Panel({ summary, points, question, answer, figure, figureLabel }: UseCase) {
  return (
    <Layout>
      <Stack>
        <Title>{summary}</Title>
        <Points items={points} />
        <Figure>
          <b>{figure}</b> {figureLabel}
        </Figure>
      </Stack>
      <Exchange aria-hidden="true">
        <Bubble $from="person">{question}</Bubble>
        <Bubble $from="assistant">{answer}</Bubble>
      </Exchange>
    </Layout>
  )
}

const Layout = styled.div`
  display: grid;
  gap: ${token.space.head} ${token.space[16]};
  padding-block-end: ${token.space[2]};

  ${media.desktop} {
    grid-template-columns: 6fr 5fr;
  }
`

const Points = styled(CheckList)`
  line-height: 1.5;

  & svg {
    color: ${token.product.cortex.text};
  }
`

const Figure = styled.p`
  display: flex;
  align-items: baseline;
  gap: ${token.space[3]};
  padding-block-start: ${token.space[3]};
  border-block-start: 1px solid ${token.color.line};
  color: ${token.color.inkMuted};

  & > b {
    color: ${token.color.ink};
    font: 600 ${token.type.headline} / 1 ${token.font.sans};
    letter-spacing: -0.03em;
    white-space: nowrap;
  }
`

const Exchange = styled.div`
  display: grid;
  align-content: center;
  gap: ${token.space[4]};
  padding: ${token.space.card};
  border-radius: ${token.radius.card};
  background: ${token.product.cortex.soft};
  line-height: 1.5;

  & > :last-child {
    background: ${token.color.raised};
  }
`
