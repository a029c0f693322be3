import { editsOf, isSame, type FieldValues } from './field-values'

/**
 * The values that a page's address asks for: blanks ask for nothing.
 * @example askedOf({ plan: 'team', seats: '' }, { plan: '', seats: '5' }) // { plan: 'team' }
 */
export function askedOf<Values extends FieldValues>(
  asked: Partial<Values>,
  initial: Values,
): Partial<Values> {
  const said = Object.entries(asked).filter(([, value]) => value !== '' && !isSame(value, []))
  return editsOf(Object.fromEntries(said), initial)
}

/**
 * The edits that stand: an address that asks for something else than it did when they were made is newer.
 * @example standing({ seats: '5' }, {}, { seats: '9' }) // {}
 */
export function standing<Values extends FieldValues>(
  edits: Partial<Values>,
  madeOver: Partial<Values>,
  asked: Partial<Values>,
): Partial<Values> {
  const kept = Object.entries(edits).filter(
    ([name]) => !(name in asked) || isSame(asked[name], madeOver[name]),
  )
  return Object.fromEntries(kept) as Partial<Values>
}
