import styled from 'styled-components'
import { smallMuted, token } from '@fivefold/shared/theme/tokens'
import { SplitSection } from '../../section/split-section'
import { demoRequestContent } from './demo-request-content'
import { LeadForm } from '@fivefold/shared/lead-form/lead-form'
import { leadSource } from '../../lead-source/lead-source'
import { cortexLead } from './cortex-lead'

export function DemoRequest() {
  const { title, lead, steps } = demoRequestContent
  return (
    <SplitSection
      tone="surface"
      id="demo"
      labelledBy="cortex-demo"
      title={title}
      lead={lead}
      ratio="narrow"
      more={
        <Steps>
          {steps.map((step) => (
            <li key={step.title}>
              <h3>{step.title}</h3>
              <p>{step.text}</p>
            </li>
          ))}
        </Steps>
      }
    >
      <LeadForm
        form={cortexLead}
        labelledBy="cortex-demo"
        draft="cortex-demo"
        confirmation={demoRequestContent.confirmation}
        also={leadSource}
        needs="agreeToContact"
      />
    </SplitSection>
  )
}

const Steps = styled.ol`
  display: grid;
  gap: ${token.space[3]};
  margin-block-start: ${token.space[3]};
  padding-inline-start: ${token.space[6]};
  border-inline-start: 1px solid ${token.color.line};

  & > li {
    position: relative;
  }

  & > li::before {
    position: absolute;
    inset-block-start: 0.45em;
    inset-inline-start: calc(-1 * ${token.space[6]} - 5px);
    width: 9px;
    height: 9px;
    border-radius: 50%;
    background: ${token.product.cortex.solid};
    box-shadow: 0 0 0 4px ${token.color.surface};
    content: '';
  }

  & h3 {
    font-weight: 600;
  }

  & p {
    max-width: 26.6em;
    ${smallMuted}
  }
`
