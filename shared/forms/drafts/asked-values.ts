import { editsOf, isSame, type FieldValues } from './field-values'

/**
 * The values in a page's address; blanks count as absent.
 * @example askedOf({ plan: 'team', seats: '' }, { plan: '', seats: '5' }) // { plan: 'team' }
 */
export function askedOf<Values extends FieldValues>(
  asked: Partial<Values>,
  initial: Values,
): Partial<Values> {
  const given = Object.entries(asked).filter(([, value]) => value !== '' && !isSame(value, []))
  return editsOf(Object.fromEntries(given), initial)
}

/**
 * The edits that are newer than the address: a later change of the address replaces them.
 * @example currentEdits({ seats: '5' }, {}, { seats: '9' }) // {}
 */
export function currentEdits<Values extends FieldValues>(
  edits: Partial<Values>,
  askedBefore: Partial<Values>,
  asked: Partial<Values>,
): Partial<Values> {
  const kept = Object.entries(edits).filter(
    ([name]) => !(name in asked) || isSame(asked[name], askedBefore[name]),
  )
  return Object.fromEntries(kept) as Partial<Values>
}
