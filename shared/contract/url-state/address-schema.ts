import { cut } from '../../browser/words/cut'
import { longestQuery, textForAddress } from '../routing/longest-query'
import type { QueryChanges } from './address-query'

/** A value of a page's state, and its form in the address. */
export interface AddressParam<Value> {
  read: (query: URLSearchParams) => Value
  write: (value: Value) => QueryChanges
}

export type AddressSchema<State> = { readonly [Name in keyof State]: AddressParam<State[Name]> }

/**
 * A typed text, cut to the length that an address may have; blanks count as empty.
 * @example const schema = { search: textParam('search') }
 */
export const textParam = (name: string): AddressParam<string> => ({
  read: (query) => textForAddress(query.get(name) ?? ''),
  write: (text) => ({ [name]: text.trim() === '' ? null : text }),
})

/**
 * A text from a link: trimmed, and cut to `limit` characters.
 * @example const schema = { code: trimmedTextParam('ref', 40) }
 */
export const trimmedTextParam = (name: string, limit = longestQuery): AddressParam<string> => ({
  ...textParam(name),
  read: (query) => cut(query.get(name)?.trim() ?? '', limit),
})

/**
 * One of the choices, in any letter case; any other value is the fallback.
 * @example const schema = { sort: choiceParam('sort', ['newest', 'oldest'], 'newest') }
 */
export const choiceParam = <Choice extends string>(
  name: string,
  choices: readonly Choice[],
  fallback: Choice,
): AddressParam<Choice> => ({
  read(query) {
    const requested = query.get(name)?.trim().toLowerCase()
    return choices.find((choice) => choice.toLowerCase() === requested) ?? fallback
  },
  write: (choice) => ({ [name]: choice === fallback ? null : choice }),
})

/**
 * True if the parameter has exactly this value.
 * @example const schema = { isAnnual: flagParam('billing', 'annual') }
 */
export const flagParam = (name: string, value: string): AddressParam<boolean> => ({
  read: (query) => query.get(name) === value,
  write: (isSet) => ({ [name]: isSet ? value : null }),
})

/**
 * A page of a list, counted from 1.
 * @example const schema = { page: pageParam }
 */
export const pageParam: AddressParam<number> = {
  read(query) {
    const page = Number(query.get('page') ?? 1)
    return Number.isSafeInteger(page) && page > 0 ? page : 1
  },
  write: (page) => ({ page: page === 1 ? null : String(page) }),
}

/** @example readAddress({ page: pageParam }, '?page=3') // { page: 3 } */
export function readAddress<State extends object>(
  schema: AddressSchema<State>,
  search: string | URLSearchParams,
) {
  const query = new URLSearchParams(search)
  const names = Object.keys(schema) as (keyof State)[]
  return Object.fromEntries(names.map((name) => [name, schema[name].read(query)])) as State
}

/**
 * The parameters for these values.
 * @example queryChanges({ page: pageParam }, { page: 3 }) // { page: '3' }
 */
export function queryChanges<State extends object>(
  schema: AddressSchema<State>,
  values: Partial<State>,
): QueryChanges {
  const names = Object.keys(values) as (keyof State)[]
  return Object.assign(
    {},
    ...names.map((name) => schema[name].write(values[name] as State[keyof State])),
  )
}
