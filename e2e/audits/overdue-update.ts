/** Days within which what reaches visitors follows the releases of its major version. */
export const updateFrame = 30

const day = 86_400_000

/**
 * The newest release of a version's major that is out for longer than the frame; `undefined` where the
 * version is that one, or newer.
 * @param released when each version was published, as the registry tells.
 */
export function overdueUpdate(
  version: string,
  released: Readonly<Record<string, string>>,
  now: Date,
): string | undefined {
  const due = now.getTime() - updateFrame * day
  return Object.entries(released)
    .filter(([other, time]) => isFinal(other) && Date.parse(time) < due)
    .map(([other]) => other)
    .filter((other) => majorOf(other) === majorOf(version) && compare(other, version) > 0)
    .toSorted(compare)
    .at(-1)
}

/** No preview, and none of the registry's own entries such as `created`. */
const isFinal = (version: string) => /^\d+\.\d+\.\d+$/.test(version)

const majorOf = (version: string) => version.split('.')[0]

const compare = (one: string, other: string) => one.localeCompare(other, 'en', { numeric: true })
