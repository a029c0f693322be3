import { trimmedTextParam } from '@fivefold/shared/address/address-schema'
import { paths } from '@fivefold/shared/routing/paths'

const longestTopic = 200

/** The contact page with a message that starts with `topic`. */
export const contactHrefAbout = (topic: string) =>
  `${paths.contact}?${new URLSearchParams({ about: topic })}`

export const contactAddress = { topic: trimmedTextParam('about', longestTopic) }
