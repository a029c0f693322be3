/** The version of the stored state that this code writes. Raise it together with a new step below. */
export const storeSchemaVersion = 1

/** Migrates raw state to raw state, before validation. */
type Migration = (state: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>

/** Keyed by the version they start from. A released step is never changed. */
export const migrations: Readonly<Record<number, Migration>> = {}
