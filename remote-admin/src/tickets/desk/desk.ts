import { createContext, use, type ComponentProps, type ComponentType } from 'react'
import type { Conversation } from '@fivefold/shared/conversation/conversation'
import type {
  TicketStatus,
  Tickets,
  SupportTicket,
} from '@fivefold/shared/domain/tickets/support-ticket'
import type { User } from '@fivefold/shared/domain/accounts/user'
import { notifyRefused } from '@fivefold/shared/notify/notify-refused'
import { StoreError } from '@fivefold/shared/store/store-error'
import type { NewFile } from '@fivefold/shared/store/ticket-commands'
import type { Listing } from '../../records/rows/listing'
import type { RecordKind } from '../../records/rows/record-kind'
import type { RowQuestion } from '../../records/rows/use-row-query'
import type { TicketRow } from '../ticket-rows'

/** A change by an operator: an operation of the store without the facts that only the desk knows. */
export type TicketChange = { readonly ticketId: string } & (
  | { readonly type: 'ticketStatusChanged'; readonly status: TicketStatus }
  | { readonly type: 'ticketAssigned'; readonly assigneeId: string }
  | { readonly type: 'ticketReplied'; readonly body: string; readonly files: readonly NewFile[] }
  | { readonly type: 'ticketNoted'; readonly body: string }
)

/** A ticket's customer, and what else they have sent. */
export interface Customer {
  name: string
  /** '' for an account that is gone. */
  email: string
  company: string
  tickets: readonly Pick<SupportTicket, 'id' | 'number' | 'subject' | 'status'>[]
  /** Absent for operators who may not see them. */
  leads?: readonly { id: string; form: string; receivedAt: string; href: string }[]
  /** The address of everything that is stored about them. */
  records?: string
}

/** A ticket with all that is known of it. */
export interface OpenTicket {
  ticket: SupportTicket
  customer: Customer
  records: Tickets & {
    readonly ticketNotes: NonNullable<ComponentProps<typeof Conversation>['notes']>
  }
  /** The time until which the reader has seen it, where the site's store does not know it. */
  readAt?: string | undefined
  /** Why it may be old, or who else is there. */
  notice?: string | undefined
  isProblem?: boolean
  /** Tells others that the reader writes. */
  onWriting?: () => void
}

/**
 * A way in to tickets: those of this browser, or those of an intake. The help desk looks and works the same on each.
 * `tickets`, `ticket`, `reader` and `agents` are hooks: the desk around a component stays the same.
 */
export interface Desk {
  words: Partial<RecordKind<TicketRow>['words']>
  /** More that operators of this desk choose, beside the keys. */
  Choices?: ComponentType
  readonly tickets: (kind: RecordKind<TicketRow>, query: RowQuestion) => Listing<TicketRow>
  /** Undefined until it is known. */
  readonly ticket: (row: TicketRow) => OpenTicket | undefined
  /** The signed-in operator, as the records name them. */
  readonly reader: () => User | null
  /** The operators who can be given a ticket, as options of a select. */
  readonly agents: () => readonly { value: string; label: string }[]
  /** Makes several changes at once. @returns why not, for each that is refused, and undefined for the others. */
  change: (changes: readonly TicketChange[]) => Promise<readonly (string | undefined)[]>
}

export const DeskContext = createContext<Desk | undefined>(undefined)

/** The desk around the component. */
export function useDesk(): Desk {
  const desk = use(DeskContext)
  if (!desk) throw new Error('There is no desk around this.')
  return desk
}

/** Makes one change. A refusal is shown under the title with its reason. @returns whether it was made. */
export function useChange(): (failed: string, change: TicketChange) => Promise<boolean> {
  const { change: changeAll } = useDesk()
  return async (failed, change) => {
    const [refused] = await changeAll([change])
    if (refused !== undefined) notifyRefused(failed, new StoreError(failed, refused))
    return refused === undefined
  }
}
