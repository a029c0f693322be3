import type { Story } from './story'
import { storyContent } from './story-content'

/** The sections of a story, in the order of the page. */
export const outlineOf = ({ before, solution, change }: Story) =>
  [
    { id: 'story-before', title: before.title },
    { id: 'story-solution', title: solution.title },
    { id: 'story-change', title: change.title },
    storyContent.people,
    storyContent.timeline,
    storyContent.figures,
    storyContent.lessons,
  ] as const
