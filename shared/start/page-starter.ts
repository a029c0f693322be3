export type Track = (name: string, params: Readonly<Record<string, unknown>>) => void

/** What the script that starts a page offers to the shell that it starts. */
export interface PageStarter {
  /** The path of the document's page, if that uses nothing of the store and the browser has stored nothing. */
  pathWithoutStore(): string | undefined
  /**
   * Ends what the starter does in the shell's place: from now on its events (the web vitals) go to `track`.
   * @returns the path whose view it has counted, or undefined where counting views and reporting
   * vitals is left to the shell.
   */
  handOver(track: Track): string | undefined
  /** The response to a request that the page's starter has sent already, once. Earlier versions had none. */
  responseOf?(address: string): Promise<Response> | undefined
  /** Resolves when no input method composes a text. Earlier versions had none. */
  composed?(): Promise<void>
}

const starterName = 'fivefoldStarter'

export function publishStarter(starter: PageStarter) {
  Object.assign(globalThis, { [starterName]: starter })
}

/** Undefined where the page has none, as in development. */
export function publishedStarter(): PageStarter | undefined {
  return (globalThis as { [starterName]?: PageStarter })[starterName]
}
