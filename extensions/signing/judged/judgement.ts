import { fileHash } from '../../../deploy/site/registry/integrity'
import type { Served } from './site-reader'

/** Collects problems of a site, and the files that were looked at. */
export class Judgement {
  readonly problems: string[] = []
  /** Files that were compared with what was signed. */
  readonly known = new Set<string>()

  /** @param app whose team has to answer for it. */
  add(app: string, what: string): void {
    this.problems.push(`${app}: ${what}`)
  }

  /**
   * Compares every copy of a file with what was signed.
   * @param hashes any of which it may have.
   */
  compare(
    app: string,
    file: string,
    served: readonly Served[],
    ...hashes: readonly string[]
  ): void {
    this.known.add(file)
    for (const { encoding, body } of served) {
      if (body === undefined) this.add(app, `${file} (${encoding}) is missing`)
      else if (!hashes.includes(fileHash(body)))
        this.add(app, `${file} (${encoding}) is not what was signed`)
    }
  }
}
