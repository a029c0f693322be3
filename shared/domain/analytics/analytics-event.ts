import * as v from 'valibot'
import { identity, moment, text, type RecordOf } from '../model/record-fields'

const analyticsEventEntries = {
  ...identity,
  name: text,
  params: v.nullish(v.record(v.string(), v.unknown()), () => ({})),
  created_at: moment,
}
export const AnalyticsEventSchema = v.looseObject(analyticsEventEntries)
export type AnalyticsEvent = RecordOf<typeof analyticsEventEntries>

export interface Analytics {
  readonly analyticsEvents: readonly AnalyticsEvent[]
}

/** Only the newest events are stored: the collection serves the admin page and is not an archive. */
export const analyticsEventLimit = 500

/** Adds events that are not stored yet. */
export function withAnalyticsEvents<State extends Analytics>(
  state: State,
  events: readonly AnalyticsEvent[],
): State {
  const known = new Set(state.analyticsEvents.map((event) => event.id))
  const fresh = events.filter(({ id }) => !known.has(id) && known.add(id))
  if (fresh.length === 0) return state
  return {
    ...state,
    analyticsEvents: [...state.analyticsEvents, ...fresh].slice(-analyticsEventLimit),
  }
}
