/** Days after which a newer release of the same major version must be installed. */
export const updateDeadline = 30

const day = 86_400_000

/**
 * The newest release of the same major version that was published before the deadline; `undefined`
 * when `version` is that release or newer.
 * @param released when the registry says each version was published.
 */
export function overdueUpdate(
  version: string,
  released: Readonly<Record<string, string>>,
  now: Date,
): string | undefined {
  const due = now.getTime() - updateDeadline * day
  return Object.entries(released)
    .filter(([other, time]) => isFinal(other) && Date.parse(time) < due)
    .map(([other]) => other)
    .filter((other) => majorOf(other) === majorOf(version) && compare(other, version) > 0)
    .toSorted(compare)
    .at(-1)
}

/** Neither a prerelease nor one of the registry's own entries such as `created`. */
const isFinal = (version: string) => /^\d+\.\d+\.\d+$/.test(version)

const majorOf = (version: string) => version.split('.')[0]

const compare = (one: string, other: string) => one.localeCompare(other, 'en', { numeric: true })
