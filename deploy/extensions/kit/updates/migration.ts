/** Texts of a remote's own files by their path in its repository, such as `src/routes.ts`. */
export type SourceFiles = ReadonlyMap<string, string>

/** What has to change in a remote's files with a version of the kit. */
export interface Migration {
  /** The first version of the kit that needs the change. */
  version: string
  /** The last day, as 2027-03-01, on which the site accepts releases built with an older kit. */
  until: string
  /** What changes, as the end of “Updated: …”. */
  summary: string
  /** Pure; returns what it was given where nothing is to do, so also the second time. */
  migrate: (files: SourceFiles) => SourceFiles
}
