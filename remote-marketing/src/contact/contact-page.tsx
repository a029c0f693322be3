import { contactContent } from './contact-content'
import { ContactFaq } from './contact-faq'
import { Desks } from './desks'
import { WriteToUs } from './write-to-us'

export function ContactPage() {
  return (
    <>
      <WriteToUs />
      <Desks desks={contactContent.desks} />
      <ContactFaq {...contactContent.faq} />
    </>
  )
}
