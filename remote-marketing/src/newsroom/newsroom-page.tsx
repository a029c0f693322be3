import { Channels } from './channels'
import { Masthead } from './masthead'
import { newsroomContent } from './newsroom-content'
import { PressCall } from './press-call'
import { StoryTopics } from './story-topics'

export function NewsroomPage() {
  return (
    <>
      <Masthead {...newsroomContent.masthead} />
      <Channels {...newsroomContent.channels} />
      <StoryTopics {...newsroomContent.stories} />
      <PressCall {...newsroomContent.call} />
    </>
  )
}
