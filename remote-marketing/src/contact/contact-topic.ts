import { paths } from '@fivefold/shared/routing/paths'

const longestTopic = 200

/** The contact page with a message about `topic` begun. */
export const contactHrefAbout = (topic: string) =>
  `${paths.contact}?${new URLSearchParams({ about: topic })}`

/** The topic that an address names, or nothing. */
export function topicOf(query: string) {
  return new URLSearchParams(query).get('about')?.trim().slice(0, longestTopic) ?? ''
}
