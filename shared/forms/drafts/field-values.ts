/** Texts and chosen values; true or false for a single checkbox; the ticked values of a group. */
export type FieldValues = Readonly<Record<string, string | boolean | readonly string[]>>

/**
 * The values that differ from the initial ones, without unknown names and values of another type.
 * @example editsOf({ plan: 'team', other: 1 }, { plan: '', seats: '' }) // { plan: 'team' }
 */
export function editsOf<Values extends FieldValues>(
  values: object,
  initial: Values,
): Partial<Values> {
  const entered = new Map<string, unknown>(Object.entries(values))
  const edits = Object.keys(initial).filter(
    (name) =>
      isSameKind(entered.get(name), initial[name]) && !isSame(entered.get(name), initial[name]),
  )
  // Names and types are those of the initial values.
  return Object.fromEntries(edits.map((name) => [name, entered.get(name)])) as Partial<Values>
}

function isSameKind(value: unknown, initial: unknown): boolean {
  if (!Array.isArray(initial)) return typeof value === typeof initial
  return Array.isArray(value) && value.every((entry) => typeof entry === 'string')
}

/** @example isSame(['a'], ['a']) // true */
export const isSame = (one: unknown, other: unknown) =>
  // Each key compares all texts.
  typeof one === 'string' ? one === other : JSON.stringify(one) === JSON.stringify(other)
