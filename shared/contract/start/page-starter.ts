export type Track = (name: string, params: Readonly<Record<string, unknown>>) => void

/** The starter's interface for the shell that it starts. */
export interface PageStarter {
  /** The path of the document's page if it does not use the store and the browser has stored nothing. */
  pathWithoutStore(): string | undefined
  /**
   * Ends the starter's work for the shell: from now on its events (the web vitals) go to `track`.
   * @returns the path whose view it has counted; undefined if the shell must count views and report vitals.
   */
  handOver(track: Track): string | undefined
  /** The response to a request that the starter has already sent, once. Earlier versions lack it. */
  responseOf?(address: string): Promise<Response> | undefined
  /** Resolves when no input method is composing. Earlier versions lack it. */
  composed?(): Promise<void>
}

const starterName = 'fivefoldStarter'

export function publishStarter(starter: PageStarter) {
  Object.assign(globalThis, { [starterName]: starter })
}

/** Undefined if the page has no starter, as in development. */
export function publishedStarter(): PageStarter | undefined {
  return (globalThis as { [starterName]?: PageStarter })[starterName]
}
