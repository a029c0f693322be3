/** A released site that is being served, and what to look at. */
export interface JudgedSite {
  /** Where it is served over plain HTTP. */
  origin: string
  folder: string
  /** Paths of the pages that everybody may see and search engines list. */
  publicPaths: readonly string[]
}

/** Somebody outside of the project with an opinion about sites. */
export interface Judge {
  name: string
  /** What is asked of the site, in a few words. */
  demand: string
  /**
   * @returns what was looked at, and what is wrong with it.
   * @throws NotHere when this machine lacks what the judge needs.
   */
  judge: (site: JudgedSite) => Promise<Verdict>
}

export interface Verdict {
  looked: string
  findings: readonly string[]
}

/** The judge cannot be asked on this machine; `message` says what is missing. */
export class NotHere extends Error {
  override name = 'NotHere'
}
