import type { RegistryDocument } from '../../shared/contract/federation/registry-document'
import { UserError } from '../workspace/errors/user-error'
import { hooks, type ChangePart, type PlannedChange } from '../workspace/hooks'

type Takes = NonNullable<ChangePart['takes']>

interface Parts {
  begun: readonly ChangePart[]
  /** Apps whose documents are rendered in addition. */
  apps: readonly string[]
  takes: Takes
}

/** The parts of extensions in a change. @throws UserError where one refuses it. */
export async function begunParts(site: string, change: PlannedChange): Promise<Parts> {
  refuseWithoutSigner(change.registry)
  const begun: ChangePart[] = []
  for (const { begin } of hooks('reconcile')) begun.push((await begin?.(site, change)) ?? {})
  return {
    begun,
    apps: begun.flatMap(({ apps = [] }) => apps),
    takes: allOf(begun.map(({ takes }) => takes)),
  }
}

/** Ends the parts of extensions, once all texts are known. */
export function endedParts({ begun }: Parts) {
  const ends = begun.map(({ end }) => end?.() ?? {})
  return {
    registry: ends.map((end) => end.registry).find((found) => found !== undefined),
    writes: ends.flatMap(({ writes = new Map<string, Buffer>() }) => [...writes]),
    removals: ends.flatMap(({ removals = [] }) => removals),
    warnings: ends.flatMap(({ warnings = [] }) => warnings),
  }
}

/** Selects the texts for a repair that no team has asked for. */
export async function takenAgain(site: string, registry: RegistryDocument): Promise<Takes> {
  refuseWithoutSigner(registry)
  const asked = hooks('reconcile').map(({ takesAgain }) => takesAgain?.(site, registry))
  return allOf(await Promise.all(asked))
}

/** Asks every part about a text: each may note it. */
const allOf =
  (parts: readonly (Takes | undefined)[]): Takes =>
  (text) =>
    parts.map((takes) => takes?.(text) ?? true).every(Boolean)

function refuseWithoutSigner({ signed }: RegistryDocument) {
  if (signed === undefined || hooks('reconcile').some(({ sign }) => sign !== undefined)) return
  throw new UserError(
    'The teams of this site sign what they change: it needs the extension signing.',
  )
}
