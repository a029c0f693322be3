import { useState } from 'react'
import { notifyRefused } from '@fivefold/shared/notify/notify-refused'
import type { RoadmapItem } from '@fivefold/shared/domain/roadmap/roadmap-item'
import { toggleVote } from '@fivefold/shared/store/vote-commands'
import { roadmapContent } from './roadmap-content'
import { voteButtonId } from './vote-button'

export interface LastVote {
  itemId: string
  change: 'added' | 'removed'
  /** False after an undo, which is itself a vote. */
  canUndo: boolean
}

export function useVoting() {
  const [last, setLast] = useState<LastVote>()

  function vote(itemId: string, canUndo: boolean) {
    try {
      setLast({ itemId, change: toggleVote(itemId) ? 'added' : 'removed', canUndo })
    } catch (error) {
      notifyRefused(roadmapContent.failed, error)
    }
  }

  return {
    last,
    toggle: (itemId: string) => vote(itemId, true),
    /** The undo button disappears, so the focus moves to the item's vote button. */
    undo: (itemId: string) => {
      document.getElementById(voteButtonId(itemId))?.focus()
      vote(itemId, false)
    },
  }
}

/** For screen readers after a vote: the item's new count. */
export function voteAnnouncement(last: LastVote | undefined, items: readonly RoadmapItem[]) {
  const item = items.find(({ id }) => id === last?.itemId)
  if (!last || !item) return ''
  const votes = roadmapContent.votes(item.vote_count)
  return roadmapContent.said(roadmapContent[last.change], item.title, votes)
}
