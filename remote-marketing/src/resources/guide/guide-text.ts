export interface GuideSection {
  /** Anchor of the section. */
  id: string
  title: string
  paragraphs: readonly string[]
  /** Shown as a numbered list below the paragraphs. */
  steps?: readonly string[]
}

/** What a guide says below its title and description. */
export interface GuideText {
  sections: readonly GuideSection[]
}
