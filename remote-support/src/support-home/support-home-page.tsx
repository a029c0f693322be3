import { Accordion } from '@fivefold/shared/ui/accordion'
import { ContainedSection, Split, Stack, type SectionProps } from '@fivefold/shared/ui/layout'
import { PageHead } from '@fivefold/shared/ui/page-head'
import { Headline, Lead } from '@fivefold/shared/ui/text'
import { accountQuestions } from './account-questions-content'
import { ResponseBoard } from './response-board'
import { supportHomeContent } from './support-home-content'
import { SupportSearch } from './support-search'
import { WaysToHelp } from './ways-to-help'

const { opening, responseTimes } = supportHomeContent

export function SupportHomePage() {
  return (
    <>
      <PageHead {...opening}>
        <SupportSearch />
      </PageHead>
      <WaysToHelp />
      <WordsBeside id="response-times" words={responseTimes} tone="surface">
        <ResponseBoard />
      </WordsBeside>
      <WordsBeside id="account-questions" words={accountQuestions}>
        <Accordion items={accountQuestions.items} />
      </WordsBeside>
    </>
  )
}

interface WordsBesideProps extends Pick<SectionProps, 'tone' | 'children'> {
  /** The heading's. */
  id: string
  words: { title: string; text: string }
}

function WordsBeside({ id, words, children, ...section }: WordsBesideProps) {
  return (
    <ContainedSection {...section} labelledBy={id}>
      <Split $align="start" $ratio="narrow">
        <Stack $gap={4}>
          <Headline id={id}>{words.title}</Headline>
          <Lead>{words.text}</Lead>
        </Stack>
        {children}
      </Split>
    </ContainedSection>
  )
}
