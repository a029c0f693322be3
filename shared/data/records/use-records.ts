import { useStore } from 'zustand'
import { useShallow } from 'zustand/react/shallow'
import type { ReadableRecords } from './define-records'

/**
 * Selectors may filter and sort: new lists are compared entry by entry.
 * @example
 * import { defineRecords } from '@fivefold/shared/records/define-records'
 * const notes = defineRecords({ name: 'notes', version: 1, collections: { notes: {} }, operations: {} })
 * const mine = useRecords(notes, (state) => state.notes.filter((note) => note.user_id === 'ada'))
 */
export function useRecords<State, Selected>(
  records: ReadableRecords<State>,
  selector: (state: State) => Selected,
): Selected {
  return useStore(records, useShallow(selector))
}
