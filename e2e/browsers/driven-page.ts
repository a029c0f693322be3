export interface RunningBrowser {
  version: string
  /** The program or protocol that drives it. */
  drivenBy: string
  page: DrivenPage
  stop: () => Promise<void>
}

/** The operations that every driver supports. */
export interface DrivenPage {
  open: (address: string) => Promise<void>
  address: () => Promise<string>
  evaluate: (expression: string) => Promise<unknown>
  /** The first visible element. */
  find: (xpath: string) => Promise<DrivenElement | undefined>
}

export interface DrivenElement {
  click: () => Promise<void>
  /** Replaces the field's text. */
  fill: (text: string) => Promise<void>
  /** Chooses an option of a select by its text. */
  choose: (option: string) => Promise<void>
  pressEnter: () => Promise<void>
}
