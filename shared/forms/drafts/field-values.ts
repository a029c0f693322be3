/** Texts and chosen values; true or false of a single checkbox; the ticked values of a group. */
export type FieldValues = Readonly<Record<string, string | boolean | readonly string[]>>

/**
 * What differs from the initial values. Other names, and values of another kind, are left out.
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
  // The names are those of the initial values, and so are the kinds.
  return Object.fromEntries(edits.map((name) => [name, entered.get(name)])) as Partial<Values>
}

function isSameKind(value: unknown, initial: unknown): boolean {
  if (!Array.isArray(initial)) return typeof value === typeof initial
  return Array.isArray(value) && value.every((entry) => typeof entry === 'string')
}

/** @example isSame(['a'], ['a']) // true */
export const isSame = (one: unknown, other: unknown) =>
  JSON.stringify(one) === JSON.stringify(other)
