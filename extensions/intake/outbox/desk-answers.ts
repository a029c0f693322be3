/* Answers of the intake to operators, as JSON. */

/** A row of the list of tickets. Times are in ISO 8601. */
export interface ListedTicket {
  readonly id: string
  readonly number: number
  readonly customerId: string
  readonly requester: string
  readonly email: string
  readonly status: string
  readonly priority: string
  readonly category: string
  readonly subject: string
  /** '' for nobody. */
  readonly assignee: string
  readonly assigneeId: string
  readonly dueAt: string | null
  readonly activeAt: string
  readonly receivedAt: string
  /** The latest message. */
  readonly last: {
    readonly by: string
    readonly text: string
    readonly at: string
    readonly isCustomer: boolean
  } | null
  /** Entries of others since the reader has looked at it. */
  readonly newEntries: number
}

/** An operator who can be given tickets. */
export interface Agent {
  readonly id: string
  readonly label: string
}

export type OperatorRole = 'agent' | 'admin'

export interface TicketPage {
  readonly tickets: readonly ListedTicket[]
  /** The open ticket, where it is not among them. */
  readonly opened: readonly ListedTicket[]
  /** How many tickets each value of each filter would show. */
  readonly facets: Readonly<Record<string, Readonly<Record<string, number>>>>
  /** How many match, and how many there are; absent where they are too many to be counted. */
  readonly matching?: number
  readonly all?: number
  /** By status, for released dashboards. */
  readonly counts: Readonly<Record<string, number>>
  /** Present if another page follows: its place, for released dashboards, which have no page numbers. */
  readonly next?: number | undefined
  readonly agents: readonly Agent[]
  /** The reader's. */
  readonly role: OperatorRole
  /** The time of the intake. */
  readonly now: string
}

export interface DeskTicket {
  readonly operations: readonly unknown[]
  readonly customer: {
    readonly name: string
    readonly email: string
    /** As their latest lead says; '' where none does. */
    readonly company: string
    /** Their other tickets, the newest first. */
    readonly tickets: readonly {
      readonly id: string
      readonly number: number
      readonly subject: string
      readonly status: string
    }[]
    /** The newest first; absent for who may not see leads. */
    readonly leads?: readonly {
      readonly id: string
      readonly form: string
      readonly receivedAt: string
    }[]
  }
  /** Other operators who look at the ticket now. */
  readonly others: readonly { readonly name: string; readonly isWriting: boolean }[]
  /** The time until which the reader had seen the ticket; '' if never. */
  readonly readAt: string
}
