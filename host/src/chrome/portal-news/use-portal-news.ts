import { useEffect } from 'react'
import type { User } from '@fivefold/shared/domain/accounts/user'
import { afterOtherWork } from '@fivefold/shared/loading/after-other-work'
import { createPartLoader, useLoadedPart } from '@fivefold/shared/loading/part-loader'
import { useStore } from '@fivefold/shared/store/site-store'

/** Loads for a signed-in user while the browser is idle, so it does not delay the page. */
const loader = createPartLoader(() => import('./news-part'))

/**
 * The user's tickets with unread replies: a description for the control that leads to them, and a mark in it. Both are
 * undefined without news.
 */
export function usePortalNews(user: User | null) {
  const part = useLoadedPart(loader, false)
  const tickets = useStore((state) => (user && part?.ticketsWithNews(state, user)) || 0)
  const isSignedIn = user !== null

  useEffect(() => {
    // Without the count, everything else works.
    if (isSignedIn) afterOtherWork(() => void loader.preload().catch(() => {}), 2_000)
  }, [isSignedIn])

  return {
    description: tickets ? part?.newsWords(tickets) : undefined,
    Mark: part?.NewsMark,
    tickets,
  }
}
