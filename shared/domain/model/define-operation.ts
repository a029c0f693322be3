import * as v from 'valibot'

export const textFact = v.string()

export const textFacts = <const Name extends string>(...names: readonly Name[]) =>
  Object.fromEntries(names.map((name) => [name, textFact])) as Record<Name, typeof textFact>

/** The id and time of an operation. A record that it creates gets the same id. */
const common = { id: textFact, at: textFact }

type Entries<Type extends string, Facts> = {
  readonly type: v.LiteralSchema<Type, undefined>
} & typeof common &
  Facts
export type FactsOf<Type extends string, Facts extends v.ObjectEntries> = v.InferOutput<
  v.ObjectSchema<Entries<Type, Facts>, undefined>
>

/** The facts of an operation as they are stored, sent to another tab and replayed. */
export function operationSchema<const Type extends string, Facts extends v.ObjectEntries>(
  type: Type,
  facts: Facts,
) {
  return v.object<Entries<Type, Facts>>({ type: v.literal(type), ...common, ...facts })
}

/**
 * A change of the store: its facts, and a pure transition that applies them. The transition returns the changed
 * collections, or its input if nothing changes.
 */
export function defineOperation<
  const Type extends string,
  Facts extends v.ObjectEntries,
  Slice extends object,
>(
  type: Type,
  facts: Facts,
  transition: (state: Slice, facts: FactsOf<Type, Facts>) => Partial<Slice>,
) {
  function apply<State extends Slice>(state: State, facts: FactsOf<Type, Facts>): State {
    const changed = transition(state, facts)
    return changed === state ? state : { ...state, ...changed }
  }
  return Object.assign(apply, { schema: operationSchema(type, facts) })
}
