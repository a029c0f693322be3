/** The version of the stored state that this code writes. Raise it together with a new step below. */
export const storeSchemaVersion = 1

/** From raw state to raw state: validation comes after. */
type Migration = (state: Readonly<Record<string, unknown>>) => Readonly<Record<string, unknown>>

/** By the version they start from. Steps are never changed once released, only added. */
export const migrations: Readonly<Record<number, Migration>> = {}
