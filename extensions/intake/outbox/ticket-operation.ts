import type { Operation } from '../../../shared/domain/site/site-operations'
import { isRecord } from '../../../shared/data/storage/stored-json'

const types = ['ticketOpened', 'ticketReplied', 'ticketStatusChanged'] as const

export type TicketOperation = Extract<Operation, { type: (typeof types)[number] }>

/** An intake of a later release may send others. */
export const isTicketOperation = (given: unknown): given is TicketOperation =>
  isRecord(given) && types.some((type) => type === given['type'])
