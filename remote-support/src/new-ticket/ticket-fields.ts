import type { FormOutput } from '@fivefold/shared/forms/form-fields'
import { requiredChoice, requiredText } from '@fivefold/shared/forms/rules'
import { ticketPriorities } from '@fivefold/shared/domain/tickets/support-ticket'
import { newTicketContent } from './new-ticket-content'

const { errors, fields: words } = newTicketContent

export const ticketCategories = [
  'Technical Issue',
  'Billing',
  'Account',
  'Integration',
  'Feature Request',
  'Other',
] as const

export type TicketCategory = (typeof ticketCategories)[number]

/** Characters. Lists show the subject; a description of this length fills about three pages. */
export const subjectLimit = 150
const descriptionLimit = 5_000

const categoryOptions = ticketCategories.map((category) => ({ value: category, label: category }))

const priorityOptions = ticketPriorities.map((priority) => ({
  value: priority,
  label: priority.charAt(0).toUpperCase() + priority.slice(1),
}))

export const ticketFields = {
  category: {
    ...words.category,
    required: true,
    options: categoryOptions,
    rule: requiredChoice(ticketCategories, errors.category),
  },
  priority: {
    ...words.priority,
    initial: 'medium',
    options: priorityOptions,
    rule: requiredChoice(ticketPriorities, errors.priority),
  },
  subject: {
    ...words.subject,
    required: true,
    autoComplete: 'off',
    rule: requiredText(errors.subject, subjectLimit),
  },
  description: {
    ...words.description,
    required: true,
    rows: 8,
    rule: requiredText(errors.description, descriptionLimit),
  },
}

export type TicketForm = FormOutput<typeof ticketFields>
