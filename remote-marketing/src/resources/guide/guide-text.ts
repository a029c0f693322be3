export interface GuideSection {
  /** Anchor of the section. */
  id: string
  title: string
  paragraphs: readonly string[]
  /** Shown as a numbered list below the paragraphs. */
  steps?: readonly string[]
}

export interface GuideText {
  sections: readonly GuideSection[]
}
