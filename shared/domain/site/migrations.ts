/** The shape of the stored state that this code writes. Raise it together with a new step below. */
export const storeSchemaVersion = 1

/** Turns the raw state of version n into that of version n + 1. Raw: validation comes after. */
export type Migration = (state: Readonly<Record<string, unknown>>) => Record<string, unknown>

/** By the version they start from. Steps are never changed once released, only added. */
export const migrations: Readonly<Record<number, Migration>> = {}

/** A version without a step of its own is taken over as it is, a newer one too. */
export function migrated(
  state: Readonly<Record<string, unknown>>,
  from: number,
  steps: Readonly<Record<number, Migration>> = migrations,
  to: number = storeSchemaVersion,
): Readonly<Record<string, unknown>> {
  let current = state
  for (let version = from; version < to; version += 1)
    current = steps[version]?.(current) ?? current
  return current
}
