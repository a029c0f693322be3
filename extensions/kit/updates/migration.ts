/** Texts of a remote's own files by their path in its repository, such as `src/routes.ts`. */
export type SourceFiles = ReadonlyMap<string, string>

/** A change that a version of the kit needs in a remote's files. */
export interface Migration {
  /** The first version of the kit that needs the change. */
  version: string
  /** The last day, as 2027-03-01, on which the site accepts releases built with an older kit. */
  until: string
  /** The change, as the end of “Updated: …”. */
  summary: string
  /** Pure and idempotent; returns its argument when there is nothing to change. */
  migrate: (files: SourceFiles) => SourceFiles
}
