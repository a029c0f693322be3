import type { Migration, Raw } from '../stored-model'

/** A version without a migration stays unchanged; so does a newer one. */
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
