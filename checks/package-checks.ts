/** Top-level folders and files of a folder, the lowest line first. Each imports only from lower lines. */
export type Layers = readonly (readonly string[])[]

/** A promise that several pages make. */
export interface Claim {
  about: string
  /** Finds the promise in a text; its group is the figure. */
  pattern: RegExp
  /** The figures that the facts allow. */
  figures: readonly number[]
}

/** A sentence that contradicts a fact, with any figure. */
interface Contradiction {
  truth: string
  never: RegExp
}

/** How a promise of a mail is kept: by a letter of the intake (its file), by people, or the specification states it for every site (its words). */
export type MailKeeper = { letter: string } | { people: string } | { specified: string }

type ByFile<Entry> = Readonly<Record<string, Entry>>

/**
 * The checks know this of a package, whose `checks.ts` exports it as `checks`. Paths are relative to its
 * folder.
 */
export interface PackageChecks {
  /** The layers of folders; `.` is the package. A folder with layers names everything in it. */
  layers?: ByFile<Layers>
  /**
   * The places of optional parts, by the part's name. Nothing else imports them, tests included, and they
   * import no other optional part.
   */
  optionalParts?: ByFile<readonly string[]>
  /** The list that registers the package's extensions, and the only files that import it. */
  registrations?: ByFile<readonly string[]>
  claims?: readonly Claim[]
  contradictions?: readonly Contradiction[]
  /** Figures of one file each: they are specified, sample data, or facts of no other page. */
  figures?: ByFile<readonly string[]>
  /** Sentences that promise a mail, and how each is kept. */
  mails?: ByFile<Readonly<Record<string, MailKeeper>>>
  /** Files and folders of copy that keeps the words of the people who wrote it. */
  quoted?: readonly string[]
  /** Files that decide what `visitor-rules.ts` keeps in one place, each with the reason. */
  exceptions?: Readonly<Partial<Record<'folding' | 'days' | 'keys' | 'network', ByFile<string>>>>
}
