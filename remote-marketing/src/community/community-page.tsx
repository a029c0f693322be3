import { useState } from 'react'
import { LiveRegion } from '@fivefold/shared/ui/live-region'
import { communityContent, firstDiscussions } from './community-content'
import { CommunityBoard } from './community-board'
import { CommunityHero } from './community-hero'
import { discussionStarted, type DiscussionDraft } from './discussion'
import { StartDiscussion } from './start-discussion'
import { useBoardView } from './use-board-view'

export function CommunityPage() {
  const [discussions, setDiscussions] = useState(firstDiscussions)
  const [isStarting, setIsStarting] = useState(false)
  const [announcement, setAnnouncement] = useState('')
  const view = useBoardView()

  function post(draft: DiscussionDraft) {
    setDiscussions((before) => discussionStarted(before, draft, new Date()))
    setAnnouncement(communityContent.dialog.posted(draft.title))
    setIsStarting(false)
    view.showAll()
  }

  return (
    <>
      <CommunityHero onStart={() => setIsStarting(true)} />
      <CommunityBoard discussions={discussions} view={view} />
      <StartDiscussion open={isStarting} onOpenChange={setIsStarting} onPost={post} />
      <LiveRegion>{announcement}</LiveRegion>
    </>
  )
}
