import { useAddressState } from '@fivefold/shared/address/use-address-state'
import { visibleArticles } from '@fivefold/shared/domain/articles/article-selectors'
import { useStore } from '@fivefold/shared/store/site-store'
import { newTicketAddress } from './new-ticket-address'
import { newTicketContent } from './new-ticket-content'
import { subjectLimit } from './ticket-fields'

/** The initial subject from the address; '' for none. */
export function useTicketSubject(): string {
  const { article, subject } = useAddressState(newTicketAddress).state
  const title = useStore(
    (state) => visibleArticles(state, new Date()).find(({ id }) => id === article)?.title,
  )
  return title ? newTicketContent.aboutArticle(title, subjectLimit) : subject
}
