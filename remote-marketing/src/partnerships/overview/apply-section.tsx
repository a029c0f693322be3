import { ButtonLink } from '@fivefold/shared/ui/button'
import { Cluster, ContainedSection, Split, Stack } from '@fivefold/shared/ui/layout'
import { Headline, Lead, Text } from '@fivefold/shared/ui/text'
import { oneColumn, token } from '@fivefold/shared/theme/tokens'
import { NumberedList } from '../../section/numbered-list'
import styled from 'styled-components'
import { contextWords } from '../../lead-context/lead-context'
import { hrefWith } from '../../lead-context/lead-link'
import { useLeadContext } from '../../lead-context/use-lead-context'
import { partnershipsContent } from './partnerships-content'

const { apply } = partnershipsContent

/** The application names the program in the address, if any. */
export function ApplySection() {
  const context = useLeadContext()
  const { topic } = context
  const { label, address, subject } = apply.mail
  const about = [subject, contextWords(context)].filter(Boolean).join(': ')
  return (
    <ContainedSection id="apply" tone="ink" labelledBy="apply-title">
      <Split $align="start">
        <Head>
          <Headline id="apply-title">{apply.title}</Headline>
          <Lead>{apply.promise}</Lead>
        </Head>
        <Stack>
          <Text>{apply.text}</Text>
          <Questions>
            {apply.questions.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </Questions>
          <Cluster>
            <ButtonLink to={`mailto:${address}?subject=${encodeURIComponent(about)}`}>
              {label}
            </ButtonLink>
            <ButtonLink
              variant="secondary"
              to={hrefWith(apply.form.to, { inquiry: 'partnership', topic })}
            >
              {apply.form.label}
            </ButtonLink>
          </Cluster>
        </Stack>
      </Split>
    </ContainedSection>
  )
}

const Head = styled.div`
  ${oneColumn}
  gap: ${token.space[4]};

  & > h2 {
    font-size: ${token.type.display};
  }
`

const Questions = styled(NumberedList)`
  border-block-end: 1px solid ${token.color.line};
`
