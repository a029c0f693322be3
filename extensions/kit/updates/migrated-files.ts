import type { Migration, SourceFiles } from './migration'

/**
 * Whether a version is older than another one.
 * @example isOlder('1.9.0', '1.10.0') // true
 */
export function isOlder(one: string, other: string): boolean {
  const [parts, otherParts] = [numbersOf(one), numbersOf(other)]
  const differing = otherParts.findIndex((part, index) => part !== (parts[index] ?? 0))
  return differing !== -1 && (parts[differing] ?? 0) < (otherParts[differing] ?? 0)
}

const numbersOf = (version: string) => (version.match(/\d+/g) ?? []).slice(0, 3).map(Number)

/**
 * Moves a remote's files over the versions of the kit that it has not seen yet.
 * @param from version of the kit that the files are for.
 * @returns the files that differ, and what has changed, in the order of the versions.
 */
export function migratedFiles(files: SourceFiles, from: string, migrations: readonly Migration[]) {
  let now = files
  const summaries: string[] = []
  for (const { version, summary, migrate } of migrations) {
    if (!isOlder(from, version)) continue
    const next = migrate(now)
    if (changedFiles(now, next).size > 0) summaries.push(summary)
    now = next
  }
  return { changed: changedFiles(files, now), summaries }
}

const changedFiles = (before: SourceFiles, after: SourceFiles): SourceFiles =>
  new Map([...after].filter(([file, text]) => before.get(file) !== text))
