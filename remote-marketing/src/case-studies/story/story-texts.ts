import type { SearchText } from '@fivefold/shared/routing/remote-contract'
import { caseStudies, caseStudyId, type CaseStudyCard } from '../case-studies-content'
import { calderStory } from './calder-content'
import { meridianStory } from './meridian-content'
import { northwindStory } from './northwind-content'
import type { Story } from './story'
import { storyHref } from './story-address'
import { figuresOf } from './story-figures'
import { outlineOf } from './story-outline'

const stories = [northwindStory, calderStory, meridianStory]

/** The search needs these, because the page's HTML has only the cards. */
export const storyTexts: readonly SearchText[] = caseStudies.flatMap((study, position) => {
  const story = stories[position]
  return story ? textsOf(study, story) : []
})

function textsOf(study: CaseStudyCard, story: Story): SearchText[] {
  const texts = [
    story.before.paragraphs,
    story.solution.paragraphs,
    story.change.rows.map(({ step, before, now }) => `${step}: ${before}. Now: ${now}.`),
    story.people.map(({ name, role, part }) => `${name}, ${role}: ${part}`),
    story.timeline.map(({ when, title, text }) => `${when}: ${title}. ${text}`),
    figuresOf(study, story).map(({ value, label, method }) => `${value} ${label}. ${method}`),
    story.lessons,
  ]
  return outlineOf(story).map(({ id, title }, position) => ({
    title: `${study.company}: ${title}`,
    text: texts[position]?.join(' ') ?? '',
    url: `${storyHref(caseStudyId(study))}#${id}`,
  }))
}
