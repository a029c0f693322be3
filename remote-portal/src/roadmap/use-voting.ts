import { useState } from 'react'
import { notify } from '@fivefold/shared/notify/toast'
import type { RoadmapItem } from '@fivefold/shared/domain/roadmap/roadmap-item'
import { toggleVote } from '@fivefold/shared/store/vote-commands'
import { StoreError } from '@fivefold/shared/store/store-error'
import { roadmapContent } from './roadmap-content'
import { voteButtonId } from './vote-button'

export interface LastVote {
  itemId: string
  change: 'added' | 'removed'
  /** Undoing is a vote too, but one that nobody needs to undo. */
  canUndo: boolean
}

export function useVoting() {
  const [last, setLast] = useState<LastVote>()

  function vote(itemId: string, canUndo: boolean) {
    try {
      setLast({ itemId, change: toggleVote(itemId) ? 'added' : 'removed', canUndo })
    } catch (error) {
      const description = error instanceof StoreError ? error.message : undefined
      notify({
        title: roadmapContent.failed,
        tone: 'destructive',
        ...(description && { description }),
      })
    }
  }

  return {
    last,
    toggle: (itemId: string) => vote(itemId, true),
    /** The undo button goes away, so the focus returns to the item's vote button. */
    undo: (itemId: string) => {
      document.getElementById(voteButtonId(itemId))?.focus()
      vote(itemId, false)
    },
  }
}

/** What a screen reader says after a vote: the item's new count. */
export function voteInWords(last: LastVote | undefined, items: readonly RoadmapItem[]) {
  const item = items.find(({ id }) => id === last?.itemId)
  if (!last || !item) return ''
  const votes = roadmapContent.votes(item.vote_count)
  return roadmapContent.said(roadmapContent[last.change], item.title, votes)
}
