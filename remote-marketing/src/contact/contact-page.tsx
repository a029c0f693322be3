import { contactContent } from './contact-content'
import { Desks } from './desks'
import { WriteToUs } from './write-to-us'
import styled from 'styled-components'
import { Accordion } from '@fivefold/shared/ui/accordion'
import { HeadedSection } from '../section/headed-section'

export function ContactPage() {
  return (
    <>
      <WriteToUs />
      <Desks desks={contactContent.desks} />
      <ContactFaq {...contactContent.faq} />
    </>
  )
}

function ContactFaq({ title, lead, items }: typeof contactContent.faq) {
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
