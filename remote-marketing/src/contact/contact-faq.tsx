import styled from 'styled-components'
import { Accordion } from '@fivefold/shared/ui/accordion'
import { HeadedSection } from '../section/headed-section'
import type { contactContent } from './contact-content'

export function ContactFaq({ title, lead, items }: typeof contactContent.faq) {
  return (
    <HeadedSection tone="surface" labelledBy="contact-faq" title={title} lead={lead} centred>
      <Middle>
        <Accordion items={items} />
      </Middle>
    </HeadedSection>
  )
}

const Middle = styled.div`
  width: min(46rem, 100%);
  margin-inline: auto;
`
