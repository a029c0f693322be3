import { useRef, useState } from 'react'
import { LiveRegion } from '@fivefold/shared/ui/live-region'
import { communityContent, firstDiscussions } from './community-content'
import { CommunityBoard } from './community-board'
import { CommunityHero } from './community-hero'
import { discussionStarted, type DiscussionDraft } from './discussion/discussion'
import { StartDiscussion } from './start-discussion'
import { useBoardView } from './use-board-view'

export function CommunityPage() {
  const [discussions, setDiscussions] = useState(firstDiscussions)
  const [isStarting, setIsStarting] = useState(false)
  const [announcement, setAnnouncement] = useState('')
  const postedId = useRef<string>(undefined)
  const view = useBoardView()

  function start() {
    postedId.current = undefined
    setIsStarting(true)
  }

  function post(draft: DiscussionDraft) {
    const changed = discussionStarted(discussions, draft, new Date())
    postedId.current = changed[0]?.id
    setDiscussions(changed)
    setAnnouncement(communityContent.dialog.posted(draft.title))
    setIsStarting(false)
    view.showAll()
  }

  return (
    <>
      <CommunityHero onStart={start} />
      <CommunityBoard discussions={discussions} view={view} />
      <StartDiscussion
        open={isStarting}
        onOpenChange={setIsStarting}
        onPost={post}
        focusAfter={() => document.querySelector(`#discussion-${postedId.current} button`)}
      />
      <LiveRegion>{announcement}</LiveRegion>
    </>
  )
}
