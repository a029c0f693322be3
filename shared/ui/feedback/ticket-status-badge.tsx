import { StatusBadge } from './status-badge'

type Tone = 'info' | 'warning' | 'success'

const tones: ReadonlyMap<string, Tone> = new Map<string, Tone>([
  ['open', 'info'],
  ['in-progress', 'warning'],
  ['resolved', 'success'],
])

/**
 * Colors of specification 1, section 4: open blue, in-progress yellow, resolved green, others grey.
 * @example ticketStatusTone('resolved') // 'success'
 */
export const ticketStatusTone = (status: string) => tones.get(status) ?? 'neutral'

/** @example <TicketStatusBadge status="open" /> */
export function TicketStatusBadge({ status }: { status: string }) {
  return <StatusBadge status={status} tone={ticketStatusTone(status)} />
}
