import styled from 'styled-components'
import { oneColumn, token } from '@fivefold/shared/theme/tokens'
import { Caption } from '@fivefold/shared/ui/text'
import { LongText } from '@fivefold/shared/ui/long-text'
import { PrintButton } from '../../long-text/print-button'
import { Reader } from '../../long-text/reader'
import { minuteCount } from '../learn-content'
import { openModule } from '../module-address'
import type { Module } from './module'
import { moduleContent } from './module-content'
import { ModuleText } from './module-text'
import { Quiz } from './quiz/quiz'

const { back, kind, author, contents, quiz, next } = moduleContent

export function ModuleReader({ module }: { module: Module }) {
  return (
    <WorkflowsReader
      back={back}
      kind={kind}
      title={module.title}
      lead={module.lead}
      facts={
        <>
          <Caption>
            {author} · {minuteCount(module.minutes)}
          </Caption>
          <PrintButton />
        </>
      }
      next={next}
    >
      <LongText contents={contents} sections={[...module.sections, quiz]}>
        <Body>
          {module.sections.map((section) => (
            <ModuleText key={section.id} {...section} />
          ))}
          <Quiz moduleId={openModule.id} questions={module.questions} />
        </Body>
      </LongText>
    </WorkflowsReader>
  )
}

const WorkflowsReader = styled(Reader)`
  --hue: ${token.product.workflows.solid};
  --hue-text: ${token.product.workflows.text};
  --hue-soft: ${token.product.workflows.soft};
`

const Body = styled.div`
  ${oneColumn}
  gap: clamp(2rem, 4vw, 3.5rem);
  max-width: 46rem;

  @media print {
    display: block;
  }
`
