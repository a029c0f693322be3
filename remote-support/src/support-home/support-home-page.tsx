import { PageHead } from '@fivefold/shared/ui/page-head'
import { AccountQuestions } from './account-questions'
import { ResponseTimes } from './response-times'
import { supportHomeContent } from './support-home-content'
import { SupportSearch } from './support-search'
import { WaysToHelp } from './ways-to-help'

export function SupportHomePage() {
  return (
    <>
      <PageHead {...supportHomeContent.opening}>
        <SupportSearch />
      </PageHead>
      <WaysToHelp />
      <ResponseTimes />
      <AccountQuestions />
    </>
  )
}
