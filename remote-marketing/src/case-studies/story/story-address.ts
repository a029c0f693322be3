import { trimmedTextParam } from '@fivefold/shared/address/address-schema'
import { paths } from '@fivefold/shared/routing/paths'

/** The id of the open story's card. */
export const storyAddress = { story: trimmedTextParam('story', 60) }

export const storyHref = (id: string) =>
  `${paths.caseStudies}?${new URLSearchParams({ story: id })}`
