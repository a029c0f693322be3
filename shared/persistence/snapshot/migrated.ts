import type { Migration, Raw } from '../stored-model'

/** A version without a migration is taken over as it is, and so is a newer one. */
export function migrated(
  state: Raw,
  from: number,
  migrations: Readonly<Record<number, Migration>>,
  to: number,
): Raw {
  let current = state
  for (let version = from; version < to; version += 1)
    current = migrations[version]?.(current) ?? current
  return current
}
