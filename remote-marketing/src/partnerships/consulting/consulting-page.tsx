import { consultingContent } from './consulting-content'
import { ConsultingHero } from './consulting-hero'
import { ConsultingKit } from './consulting-kit'
import { Engagements } from './engagements'
import { HandbookQuote } from './handbook-quote'
import { CentredCall } from '../../section/centred-call'

export function ConsultingPage() {
  return (
    <>
      <ConsultingHero />
      <Engagements />
      <HandbookQuote />
      <ConsultingKit />
      <CentredCall {...consultingContent.closing} />
    </>
  )
}
