/** A browser that was started to be driven. */
export interface RunningBrowser {
  version: string
  /** The program or protocol that drives it. */
  drivenBy: string
  page: DrivenPage
  stop: () => Promise<void>
}

/** What every driver can do, whatever its protocol. */
export interface DrivenPage {
  open: (address: string) => Promise<void>
  address: () => Promise<string>
  evaluate: (expression: string) => Promise<unknown>
  /** The first of these elements that can be seen. */
  find: (xpath: string) => Promise<DrivenElement | undefined>
}

export interface DrivenElement {
  click: () => Promise<void>
  /** Replaces the field's text. */
  fill: (text: string) => Promise<void>
  /** An option of a list, by its text. */
  choose: (option: string) => Promise<void>
  pressEnter: () => Promise<void>
}
