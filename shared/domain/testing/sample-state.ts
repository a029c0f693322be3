import { withAnalyticsEvents } from '../analytics/analytics-event'
import { applyOperation, siteOperations, type Operation } from '../site/site-operations'
import type { SiteState } from '../site/site-state'
import { seededState } from '../site/seeds'

const at = '2026-11-02T08:00:00.000Z'
const creating = [
  'userRegistered',
  'ticketOpened',
  'ticketReplied',
  'ticketAssigned',
  'ticketNoted',
  'ticketRead',
  'voteAdded',
  'ideaSuggested',
  'roadmapCommented',
  'leadReceived',
] as const
const leads = ['demoRequests', 'waitlistEntries', 'contactForms', 'newsletterSubscriptions']

/** A state with records in every collection, some with texts that look like JSON, and a session. */
export function sampleState(size: number): SiteState {
  const numbers = Array.from({ length: size }, (_, index) => index)
  const worked = numbers.flatMap(operationsOf).reduce(applyOperation, seededState)
  return withAnalyticsEvents(
    worked,
    numbers.map((n) => ({ id: `event-${n}`, name: 'vote', params: { n }, created_at: at })),
  )
}

function operationsOf(n: number): Operation[] {
  const known: Readonly<Record<string, unknown>> = {
    at,
    readAt: at,
    ticketId: `ticketOpened-${n}`,
    userId: `userRegistered-${n}`,
    itemId: seededState.roadmapItems[n % 2]?.id,
    email: `robin-${n}@x.example`,
    number: undefined,
    fields: { name: `Robin "${n}" {Reader}`, email: `robin-${n}@x.example`, n },
  }
  return creating.flatMap((type) =>
    (type === 'leadReceived' ? leads : [type]).map((collection) => {
      const facts = Object.keys(siteOperations[type].schema.entries).map((name) => [
        name,
        name in known ? known[name] : `${name} ${n} } ] " \\ 🧾 "users":[{"id":"no"}]`,
      ])
      const id = `${collection}-${n}`
      const files = [{ id, name: `${n}.png`, mediaType: 'image/png', size: n }]
      return { ...Object.fromEntries(facts), type, id, collection, files } as Operation
    }),
  )
}
