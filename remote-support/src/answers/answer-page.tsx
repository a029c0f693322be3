import styled from 'styled-components'
import { paths } from '@fivefold/shared/routing/paths'
import { token } from '@fivefold/shared/theme/tokens'
import { BackLink } from '@fivefold/shared/ui/back-link'
import { Container, Stack } from '@fivefold/shared/ui/layout'
import { LongText } from '@fivefold/shared/ui/long-text'
import { Display, Lead, Title } from '@fivefold/shared/ui/text'
import type { Answer } from './answer'
import { answerContent } from './answer-content'
import { AnswerLinks } from './answer-links'
import { answersAt } from './answer-list'
import { AnswerSections } from './answer-sections'
import { AskSupport } from './ask-support'

/** The page of one answer. */
export function answerPage(answer: Answer) {
  const title = answersAt([answer.path])[0]?.title ?? ''
  return function AnswerPage() {
    return (
      <Page>
        <Head>
          <BackLink to={paths.knowledgeBase}>{answerContent.back}</BackLink>
          <Display>{title}</Display>
          <Lead>{answer.lead}</Lead>
        </Head>
        <LongText contents={answerContent.contents} sections={answer.sections}>
          <Stack $gap={12}>
            <AnswerSections sections={answer.sections} />
            <AskSupport title={title} answer={answer} />
            <Stack as="nav" $gap={4} aria-labelledby="related-title" data-print="hide">
              <Title as="h2" id="related-title">
                {answerContent.related}
              </Title>
              <AnswerLinks answers={answersAt(answer.related)} />
            </Stack>
          </Stack>
        </LongText>
      </Page>
    )
  }
}

const Page = styled(Container)`
  padding-block-end: ${token.space.section};
`

const Head = styled.header`
  display: grid;
  justify-items: start;
  gap: ${token.space[4]};
  padding-block: clamp(1.5rem, 4vw, 3rem) ${token.space.head};

  & > h1 {
    max-width: 20em;
    font-size: ${token.type.headline};
    line-height: 1.1;
  }
`
