/** A step of a drawn workflow. */
export interface FlowStep {
  kind: string
  text: string
  /** The step that the drawing is about. */
  isLit?: boolean
}

export interface FlowDrawing {
  caption: string
  steps: readonly FlowStep[]
  /** Two ways after the last step, each with its condition. */
  branches?: readonly (FlowStep & { condition: string })[]
}

export interface ModuleSection {
  /** Anchor of the section. */
  id: string
  title: string
  paragraphs: readonly string[]
  /** Shown as a numbered list below the paragraphs. */
  steps?: readonly string[]
  drawing?: FlowDrawing
  table?: { caption: string; columns: readonly string[]; rows: readonly (readonly string[])[] }
}

export interface Question {
  id: string
  text: string
  options: readonly { value: string; label: string }[]
  /** The value of the right option. */
  right: string
  reason: string
}

export interface Module {
  title: string
  lead: string
  minutes: number
  sections: readonly ModuleSection[]
  questions: readonly Question[]
}
