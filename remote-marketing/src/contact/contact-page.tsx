import { contactContent } from './contact-content'
import { ContactFaq } from './contact-faq'
import { ContactHead } from './contact-head'
import { Desks } from './desks'
import { WriteToUs } from './write-to-us'

export function ContactPage() {
  return (
    <>
      <ContactHead {...contactContent.head} />
      <Desks desks={contactContent.desks} />
      <WriteToUs {...contactContent.next} />
      <ContactFaq {...contactContent.faq} />
    </>
  )
}
