/** A released site that is being served, and what to examine. */
export interface AuditedSite {
  /** The site over plain HTTP. */
  origin: string
  folder: string
  /** Paths of the pages that need no sign-in and that search engines list. */
  publicPaths: readonly string[]
}

/** A check by a tool from outside the project. */
export interface Audit {
  name: string
  /** The expected result in a few words. */
  demand: string
  /** @throws Unavailable when this machine lacks what the tool needs. */
  run: (site: AuditedSite) => Promise<AuditReport>
}

export interface AuditReport {
  /** Such as "72 pages". */
  examined: string
  findings: readonly string[]
}

/** The tool cannot run on this machine; `message` says what is missing. */
export class Unavailable extends Error {
  override name = 'Unavailable'
}
