import type { AnalyticsEvent, SiteState } from './entities'

/** The newest events only: the collection serves the admin page, it is no archive. */
export const analyticsEventLimit = 500

export function withAnalyticsEvents<State extends Pick<SiteState, 'analyticsEvents'>>(
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
