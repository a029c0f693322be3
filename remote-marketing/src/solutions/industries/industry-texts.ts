import { anchors, paths } from '@fivefold/shared/routing/paths'
import type { SearchText } from '@fivefold/shared/routing/remote-contract'
import { solutionsContent } from '../solutions-content'

const section = anchors.byIndustry.slice(paths.solutions.length)

/** The search needs these, because the page shows one industry at a time. */
export const industryTexts: readonly SearchText[] = solutionsContent.industries.items.map(
  ({ id, name, promise, cases, benefits }) => ({
    title: `Solutions for ${name}`,
    text: [
      promise,
      ...cases.map((each) => `${each}.`),
      ...benefits.map(({ figure, text }) => `${figure} ${text}.`),
    ].join(' '),
    url: `${paths.solutions}?industry=${id}${section}`,
  }),
)
