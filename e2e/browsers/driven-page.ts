/** A browser that was started to be driven. */
export interface RunningBrowser {
  version: string
  /** What takes the commands to it. */
  drivenBy: string
  page: DrivenPage
  stop: () => Promise<void>
}

/** What every driver can do, whatever it speaks with its browser. */
export interface DrivenPage {
  open: (address: string) => Promise<void>
  address: () => Promise<string>
  evaluate: (expression: string) => Promise<unknown>
  /** The first of these elements that can be seen. */
  find: (xpath: string) => Promise<DrivenElement | undefined>
}

export interface DrivenElement {
  click: () => Promise<void>
  /** In place of what stands in the field. */
  fill: (text: string) => Promise<void>
  /** An option of a list, by its words. */
  choose: (option: string) => Promise<void>
  pressEnter: () => Promise<void>
}
