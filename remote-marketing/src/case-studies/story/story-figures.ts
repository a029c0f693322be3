import { caseStudiesContent, type CaseStudyCard } from '../case-studies-content'
import type { Story, StoryFigure } from './story'

const metrics = ['timeReduction', 'costSavings', 'efficiency'] as const

/** The figures of the card with their methods, then those of the story alone. */
export const figuresOf = (study: CaseStudyCard, story: Story): readonly StoryFigure[] => [
  ...metrics.map((name) => ({
    value: study.metrics[name],
    label: caseStudiesContent.metricLabels[name],
    method: story.methods[name],
  })),
  ...story.figures,
]
