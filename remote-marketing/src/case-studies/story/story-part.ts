import { createPartLoader } from '@fivefold/shared/loading/part-loader'
import type { Story } from './story'

/** Each story is a separate file, loaded together with the component that shows it. */
const storyPartOf = (load: () => Promise<Story>) =>
  createPartLoader(async () => {
    const [{ StoryReader }, story] = await Promise.all([import('./story-reader'), load()])
    return { StoryReader, story }
  })

const stories = new Map([
  [
    'northwind-traders',
    storyPartOf(() => import('./northwind-content').then((m) => m.northwindStory)),
  ],
  ['calder-health', storyPartOf(() => import('./calder-content').then((m) => m.calderStory))],
  ['meridian-mutual', storyPartOf(() => import('./meridian-content').then((m) => m.meridianStory))],
])

export const storyPart = (id: string) => stories.get(id)
