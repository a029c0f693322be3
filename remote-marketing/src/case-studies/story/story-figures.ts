import { caseStudiesContent, type CaseStudyCard } from '../case-studies-content'
import type { Story, StoryFigure } from './story'

const metrics = ['timeReduction', 'costSavings', 'efficiency'] as const

/** The card's figures with their methods, then the figures that only the story has. */
export const figuresOf = (study: CaseStudyCard, story: Story): readonly StoryFigure[] => [
  ...metrics.map((name) => ({
    value: study.metrics[name],
    label: caseStudiesContent.metricLabels[name],
    method: story.methods[name],
  })),
  ...story.figures,
]
