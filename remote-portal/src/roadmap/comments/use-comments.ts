import { useId } from 'react'
import { useAddressState } from '@fivefold/shared/address/use-address-state'
import { useStore } from '@fivefold/shared/store/site-store'
import { commentAddress } from './comment-fields'

/** An item's comments, oldest first, and whether they are open. */
export function useComments(itemId: string) {
  const { state, change } = useAddressState(commentAddress)
  const comments = useStore((store) =>
    store.roadmapComments.filter((comment) => comment.roadmap_item_id === itemId),
  )
  const isOpen = state.comments === itemId
  return {
    id: useId(),
    comments,
    isOpen,
    toggle: () => change({ comments: isOpen ? '' : itemId }),
  }
}
