import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import { useLocation } from '../routing/link'
import { replaceQuery, useAddressQuery } from './address-query'
import { queryChanges, readAddress, type AddressSchema } from './address-schema'

/** Milliseconds without a change before the address is written; browsers limit how often it may change. */
const writeDelay = 250

/** Changes that wait for a pause, and the visit and the address state they are based on. */
interface Typed<State> {
  changes: Partial<State>
  over: string
}

/**
 * Page state in the address. Changes replace the history entry, so that Back leaves the page and never steps through
 * filters. Typed text shows at once and reaches the address after a pause; another visit drops it.
 * @example
 * import { textParam } from '@fivefold/shared/address/address-schema'
 * const { state, type } = useAddressState({ search: textParam('search') })
 * <input value={state.search} onChange={({ target }) => type({ search: target.value })} />
 */
export function useAddressState<State extends object>(schema: AddressSchema<State>) {
  const { key } = useLocation()
  const query = useAddressQuery()
  const settled = useMemo(() => readAddress(schema, query), [schema, query])
  const [typed, setTyped] = useState<Typed<State> | null>(null)
  const latest = useRef(typed)

  const hold = useCallback((next: Typed<State> | null) => {
    latest.current = next
    setTyped(next)
  }, [])

  /** Merges with changes that still wait. */
  const collect = useCallback(
    (changes: Partial<State>): Typed<State> => {
      const over = key + JSON.stringify(readAddress(schema, window.location.search))
      const waiting = latest.current?.over === over ? latest.current.changes : {}
      return { changes: { ...waiting, ...changes }, over }
    },
    [schema, key],
  )

  const type = useCallback((changes: Partial<State>) => hold(collect(changes)), [hold, collect])

  const change = useCallback(
    (changes: Partial<State>) => {
      const { changes: all } = collect(changes)
      hold(null)
      replaceQuery(queryChanges(schema, all))
    },
    [schema, hold, collect],
  )

  /** Writes typed text at once. */
  const settle = useCallback(() => {
    const written = replaceQuery(queryChanges(schema, collect({}).changes))
    if (written) hold(null)
  }, [schema, hold, collect])

  useEffect(() => {
    if (typed === null) return
    const timer = setTimeout(settle, writeDelay)
    return () => clearTimeout(timer)
  }, [typed, settle])

  const waiting = typed?.over === key + JSON.stringify(settled) ? typed.changes : undefined
  const state = useMemo(() => ({ ...settled, ...waiting }), [settled, waiting])
  return { state, settled, type, change, settle }
}

export type AddressState<State extends object> = ReturnType<typeof useAddressState<State>>
