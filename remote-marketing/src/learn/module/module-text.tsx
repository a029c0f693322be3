import styled from 'styled-components'
import { oneColumn, token } from '@fivefold/shared/theme/tokens'
import { Stack } from '@fivefold/shared/ui/layout'
import { Text, Title } from '@fivefold/shared/ui/text'
import { NumberedList } from '../../section/numbered-list'
import { Flow } from './drawings/flow'
import type { ModuleSection } from './module'
import { TextTable } from '../../long-text/text-table'

export function ModuleText({ id, title, paragraphs, steps, drawing, table }: ModuleSection) {
  return (
    <Section aria-labelledby={id}>
      <Stack>
        <Title as="h2" id={id}>
          {title}
        </Title>
        {paragraphs.map((paragraph) => (
          <Text key={paragraph}>{paragraph}</Text>
        ))}
        {steps && (
          <NumberedList>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </NumberedList>
        )}
      </Stack>
      {drawing && <Flow {...drawing} />}
      {table && <TextTable {...table} />}
    </Section>
  )
}

const Section = styled.section`
  ${oneColumn}
  gap: ${token.space[6]};

  @media print {
    margin-block-end: ${token.space[6]};
  }
`
