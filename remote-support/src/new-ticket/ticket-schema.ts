import * as v from 'valibot'
import { requiredChoice, requiredText } from '@fivefold/shared/forms/rules'
import { ticketPriorities } from '@fivefold/shared/domain/tickets/support-ticket'
import { newTicketContent } from './new-ticket-content'

const { errors } = newTicketContent

export const ticketCategories = [
  'Technical Issue',
  'Billing',
  'Account',
  'Integration',
  'Feature Request',
  'Other',
] as const

/** Characters. A subject is read in lists; a description of this length fills some three pages. */
export const subjectLimit = 150
export const descriptionLimit = 5_000

export const ticketSchema = v.object({
  category: requiredChoice(ticketCategories, errors.category),
  priority: requiredChoice(ticketPriorities, errors.priority),
  subject: requiredText(errors.subject, subjectLimit),
  description: requiredText(errors.description, descriptionLimit),
})

export type TicketForm = v.InferOutput<typeof ticketSchema>

export const emptyTicket = { category: '', priority: 'medium', subject: '', description: '' }
export type TicketDraft = typeof emptyTicket
