import type { CaseStudyCard } from '../case-studies-content'

export interface StorySection {
  title: string
  paragraphs: readonly string[]
}

/** A figure of the card, or one that only the story has. */
export interface StoryFigure {
  value: string
  label: string
  /** Says how the customer has measured it. */
  method: string
}

export interface Person {
  name: string
  role: string
  /** The person's part in the project. */
  part: string
}

/** The text behind a card. */
export interface Story {
  lead: string
  company: readonly { label: string; value: string }[]
  before: StorySection
  solution: StorySection
  /** One case, as it went before and as it goes now. */
  change: { title: string; rows: readonly { step: string; before: string; now: string }[] }
  people: readonly Person[]
  timeline: readonly { when: string; title: string; text: string }[]
  methods: Record<keyof CaseStudyCard['metrics'], string>
  figures: readonly StoryFigure[]
  quote: { text: string; author: string; role: string; company: string }
  lessons: readonly string[]
}
